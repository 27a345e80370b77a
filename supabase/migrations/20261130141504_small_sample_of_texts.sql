-- The planner compared what a search seeks with a hundred texts of its sample, which took longer than most searches.

alter table public.consignment alter column search_text set statistics 10;
analyze public.consignment (search_text);
