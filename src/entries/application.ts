import { mountApp } from '@/app/mountApp';
import { whenParsed } from '@/ui/loading/whenParsed';

whenParsed(() => void mountApp());
