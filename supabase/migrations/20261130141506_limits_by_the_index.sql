-- A session planned the statements of the limits while nothing was counted, and from then on read all rows at each call.

alter function private.count_in_pool(text, timestamptz, text, int) set enable_seqscan = off;
alter function private.allows(text, text) set enable_seqscan = off;
