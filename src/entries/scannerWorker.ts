import { serveOffline, type ScannerWorker } from '@/features/scan/serveOffline';

serveOffline(self as unknown as ScannerWorker);
