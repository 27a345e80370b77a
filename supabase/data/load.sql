-- Loads what a new database begins with, after its migrations and before the demonstration. From the folder of the repository:
-- psql --set=ON_ERROR_STOP=1 --single-transaction --file=supabase/data/load.sql URL

\copy public.place (code, name, country, latitude, longitude, zone, kind) from 'supabase/data/places.csv' csv header
\copy private.transit_lane (slug, mode, origin_code, origin, destination_code, destination, product, days_min, days_max, working_days, counted, cut_off, cut_off_hours_min, cut_off_hours_max, departures_a_week, service, valid_from, checked_on) from 'supabase/data/lanes.csv' csv header
