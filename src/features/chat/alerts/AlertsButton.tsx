import OffIcon from '@mui/icons-material/NotificationsOffOutlined';
import OnIcon from '@mui/icons-material/NotificationsActiveOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useRef, useState } from 'react';
import { alertsCopy as words } from '@/content/alerts';
import { lazyPart } from '@/ui/loading/lazyPart';
import { useWasTrue } from '@/ui/useWasTrue';
import { useNotifications, useSound } from './alertChoices';

const AlertsPanel = lazyPart(
  () => import(/* webpackChunkName: "admin-alerts" */ './AlertsPanel'),
  (part) => part.AlertsPanel,
);

/** How this browser tells of new messages. */
export function AlertsButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useWasTrue(isOpen);
  const { isSoundOn } = useSound();
  const { areNotificationsOn } = useNotifications();
  const Icon = isSoundOn || areNotificationsOn ? OnIcon : OffIcon;
  return (
    <>
      <IconButton
        ref={button}
        aria-label={words.title}
        title={words.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon />
      </IconButton>
      <Suspense fallback={null}>
        {wasOpened && (
          <AlertsPanel isOpen={isOpen} anchor={() => button.current} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
