import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { useKeptChoice } from '@/ui/useKeptChoice';
import { chime } from './chime';
import { askPermission, readPermission } from './notifications';

/** Whether new messages play a sound; off by default. Turning it on plays it. */
export const useSound = () => {
  const [isSoundOn, setIsSoundOn] = useKeptChoice(storageKeys.chatSound);
  const setSound = (isOn: boolean) => {
    setIsSoundOn(isOn);
    if (isOn) chime();
  };
  return { isSoundOn, setSound };
};

/** Whether new messages show a notification; off by default. Turning it on asks the browser, and shows one. */
export const useNotifications = () => {
  const [isChosen, choose] = useKeptChoice(storageKeys.chatNotifications);
  const [permission, setPermission] = useState(readPermission);
  const setNotifications = async (isOn: boolean) => {
    const answer = isOn ? await askPermission() : permission;
    setPermission(answer);
    choose(isOn && answer === 'granted');
    return answer;
  };
  return { areNotificationsOn: isChosen && permission === 'granted', permission, setNotifications };
};
