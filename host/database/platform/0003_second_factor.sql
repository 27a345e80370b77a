-- Second factors, as a hosted project keeps them, as far as the embedded auth server uses them.
alter table auth.mfa_factors
  add friendly_name text,
  add factor_type text not null default 'totp' check (factor_type = 'totp'),
  add secret text, -- base32 (RFC 4648, section 6)
  add last_step bigint not null default 0, -- of the last code that was taken: none is taken twice
  add created_at timestamptz not null default now(),
  add updated_at timestamptz not null default now();
create index mfa_factors_user_id on auth.mfa_factors (user_id);

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null default now()
);
create index mfa_challenges_factor_id on auth.mfa_challenges (factor_id);
