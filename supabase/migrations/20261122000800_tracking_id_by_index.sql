-- A session keeps the plan that was the best when it first asked: made while there were few consignments, it read all of
-- them for each new id, and a hundred thousand at once took half an hour (PostgreSQL manual, "PL/pgSQL Plan Caching").
alter function private.give_tracking_id() set enable_seqscan = off;
