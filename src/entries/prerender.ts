import { brand } from '@/brand/brand';

export { writeSite, type PageAssets } from '@/app/prerender/writeSite';
export const { siteUrl } = brand;
