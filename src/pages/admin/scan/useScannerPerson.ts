import { useEffect, useState } from 'react';
import { lastSignOut } from '@/features/auth/otherTabs';
import {
  selectEndReason,
  selectLockedAt,
  selectSessionStatus,
  sessionIdledOut,
} from '@/domain/session/sessionSlice';
import { useSession } from '@/features/auth/useSession';
import type { Device, EventChoice, ScanStore } from '@/features/scan/queue/scanStore';
import { useScanEventsQuery } from '@/features/scan/scanApi';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { isReachable } from './isReachable';

export interface ScannerPerson {
  id: string;
  name: string;
  /** Whether they are signed in; otherwise scans are only collected for them. */
  isLive: boolean;
  /** Whether they may see the rest of the admin area. */
  isOffice: boolean;
  events: readonly EventChoice[];
  clockError: number | null;
}

/** Whose scans these are; that somebody has to sign in first; or that it is not known yet. */
export type ScannerAccess = ScannerPerson | 'login' | 'firstVisit' | 'waiting';

/** What the device has kept: null if there is nothing, undefined until it is known. */
const useDevice = (store: ScanStore) => {
  const [device, setDevice] = useState<Device | null>();
  useEffect(() => {
    store
      .readDevice()
      .then(async (keptDevice) => {
        const isOver = keptDevice !== undefined && lastSignOut() > keptDevice.at;
        if (isOver) await store.forgetDevice();
        setDevice((isOver ? undefined : keptDevice) ?? null);
      })
      .catch(() => setDevice(null)); // a browser that keeps nothing
  }, [store]);
  return [device, setDevice] as const;
};

/** Whether nothing is reached, asked once somebody without a session comes; undefined until it is known. */
const useUnreachable = (isAsked: boolean) => {
  const [answer, setAnswer] = useState<boolean>();
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    void isReachable().then((reached) => {
      if (!isOver) setAnswer(!reached);
    });
    return () => {
      isOver = true;
    };
  }, [isAsked]);
  return isAsked ? answer : undefined;
};

/** Reasons for which nobody collects under this name any more. */
const FOR_GOOD = ['signedOut', 'elsewhere', 'removed'];

/**
 * Who scans. With a session it is that person; without one, and only while nothing can be reached, the one who was signed in
 * last and has not signed out (decision 013).
 */
export const useScannerPerson = (store: ScanStore): ScannerAccess => {
  const { user, role, isRefused, isUnreachable } = useSession();
  const status = useAppSelector(selectSessionStatus);
  const endReason = useAppSelector(selectEndReason);
  const dispatch = useAppDispatch();
  const [device, setDevice] = useDevice(store);
  const isLocked = useAppSelector(selectLockedAt) !== null;
  const isOver = FOR_GOOD.includes(endReason ?? '');
  const { data: desk } = useScanEventsQuery(user?.id ?? '', { skip: !role });
  const isAnonymous = status === 'anonymous';
  const mayCollect = isAnonymous && !isOver && Boolean(device);
  const isCutOff = useUnreachable(isAnonymous && !isOver);

  useEffect(() => {
    if (!user || !role || !desk) return;
    const isOffice = role !== 'scanner';
    const now: Device = { userId: user.id, name: user.displayName, isOffice, ...desk, at: Date.now() };
    setDevice(now);
    void store.keepDevice(now).catch(() => undefined); // the next scan says so
  }, [user, role, desk, store, setDevice]);
  useEffect(() => {
    if (!isOver) return;
    setDevice(null);
    void store.forgetDevice().catch(() => undefined);
  }, [isOver, store, setDevice]);

  // A scanner is not locked but signed out: so is whoever comes here with a locked screen.
  useEffect(() => {
    if (isLocked) dispatch(sessionIdledOut('idle'));
  }, [isLocked, dispatch]);

  const isKnown = user !== null && device?.userId === user.id; // who it is need not be asked first
  const deskFacts = {
    events: desk?.events ?? device?.events ?? [],
    clockError: desk?.clockError ?? device?.clockError ?? null,
  };
  if (isLocked) return 'waiting';
  if (user && !isRefused && (role || isKnown || isUnreachable)) {
    const isOffice = role ? role !== 'scanner' : isKnown && device.isOffice;
    return { id: user.id, name: user.displayName, isLive: true, isOffice, ...deskFacts };
  }
  if (isRefused && !isAnonymous) return 'login';
  if (!isAnonymous || (device === undefined && !isOver)) return 'waiting';
  if (isOver || isCutOff === false) return 'login';
  if (isCutOff === undefined) return 'waiting';
  if (!mayCollect || !device) return 'firstVisit';
  return { id: device.userId, name: device.name, isLive: false, isOffice: false, ...deskFacts };
};
