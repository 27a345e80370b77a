import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from './loading/lazyPart';
import { useWasTrue } from './useWasTrue';

const ConfirmDialog = lazyPart(
  () => import(/* webpackChunkName: "confirm-dialog" */ './ConfirmDialog'),
  (part) => part.ConfirmDialog,
);

/** A `ConfirmDialog` that loads when it is first opened, for what is there from the first view on. */
export function LaterConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  const wasOpened = useWasTrue(props.open);
  return <Suspense fallback={null}>{wasOpened && <ConfirmDialog {...props} />}</Suspense>;
}
