-- A filter by a type that few consignments have read all of them.
create index consignment_type on public.consignment (type);
