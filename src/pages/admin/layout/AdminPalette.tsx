import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { importLanes, newConsignment, paths } from '@/config/paths';
import { commandsCopy as words, shortcutsCopy } from '@/content/commands';
import { importCopy } from '@/content/imports';
import { laneDeskCopy } from '@/content/laneDesk';
import { newCopy } from '@/content/newConsignment';
import { CommandPalette, type Command } from '@/features/commands/CommandPalette';
import { useListConsignmentsQuery } from '@/domain/consignment/consignmentsApi';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { useAdminLinks } from './adminLinks';

const FOUND = 6;

/** Typing has paused. */
const REST_MS = 200;

interface AdminPaletteProps {
  /** `isChosen`: something else takes the focus. */
  onClose: (isChosen: boolean) => void;
  onHelp: () => void;
  onLogout: () => void;
}

/** Consignments that the text finds, and the pages and actions that contain all of its words. */
export function AdminPalette({ onClose, onHelp, onLogout }: AdminPaletteProps) {
  const navigate = useNavigate();
  const adminLinks = useAdminLinks();
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim(), REST_MS);
  const { currentData, isFetching, error } = useListConsignmentsQuery(
    { filter: { search }, page: 0, pageSize: FOUND },
    { skip: search === '' },
  );
  const isAsked = text.trim() !== '';
  // What was found stays while the list is read anew: Enter must not meet an empty list.
  const isWaiting = isAsked && (search !== text.trim() || (isFetching && !currentData));
  const go = (to: string) => () => void navigate(to);
  const foundConsignments = isAsked && !isWaiting ? (currentData ?? []) : [];
  const consignments: Command[] = foundConsignments.map(({ id, trackingId, city, currentLocation }) => ({
    id: `consignment-${id}`,
    label: trackingId,
    detail: `${city}, ${currentLocation}`,
    isName: true,
    run: go(paths.adminConsignment(id)),
  }));
  const all: Command[] = [
    { id: 'new', label: newCopy.open, run: go(newConsignment()) },
    { id: 'import', label: importCopy.command, run: go(paths.adminImport) },
    { id: 'import-lanes', label: laneDeskCopy.command, run: go(importLanes) },
    ...adminLinks.map(({ label, to }) => ({ id: `page-${label}`, label: words.page(label), run: go(to) })),
    { id: 'shortcuts', label: shortcutsCopy.title, run: onHelp },
    { id: 'logout', label: words.logout, run: onLogout },
  ];
  const sought = text.trim().toLowerCase().split(/\s+/);
  const commands = all.filter(({ label }) => sought.every((word) => label.toLowerCase().includes(word)));
  return (
    <CommandPalette
      text={text}
      onType={setText}
      groups={[
        { label: words.consignments, commands: consignments },
        { label: words.commands, commands },
      ]}
      isSearching={isWaiting}
      status={isWaiting ? words.searching : isAsked && error ? error.message : undefined}
      onChoose={({ run }) => {
        onClose(true);
        run();
      }}
      onClose={() => onClose(false)}
    />
  );
}

export { ShortcutsDialog } from '@/features/commands/ShortcutsDialog';
