import './adoptedSheet';
import { useTheme } from '@mui/material/styles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { TOAST_ERROR_MS, TOAST_SUCCESS_MS } from '@/config/timing';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import type { AppThunk } from '@/redux/thunk';
import { selectToasts, toastClosed, type Toast } from './toastsSlice';

/** The stack on screen reports each end twice: that of its time, and that of its removal. */
const closeToast =
  (id: string): AppThunk<void> =>
  (dispatch, getState) => {
    if (selectToasts(getState()).some((toast) => toast.id === id)) dispatch(toastClosed(id));
  };

function TwoLines({ text, detail }: Required<Pick<Toast, 'text' | 'detail'>>) {
  return (
    <div>
      <div>{text}</div>
      <div style={{ fontSize: '1.3rem' }}>{detail}</div>
    </div>
  );
}

/** Passes one toast from the store to the stack on screen, and reports when it is closed. */
function ToastOnScreen({ id, kind, text, detail }: Toast) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const dispatch = useAppDispatch();
  const { main, contrastText } = useTheme().palette[kind];
  useEffect(() => {
    enqueueSnackbar(detail ? <TwoLines text={text} detail={detail} /> : text, {
      key: id,
      variant: kind,
      preventDuplicate: true,
      autoHideDuration: kind === 'success' ? TOAST_SUCCESS_MS : TOAST_ERROR_MS,
      style: { backgroundColor: main, color: contrastText },
      onClose: () => void dispatch(closeToast(id)),
    });
  }, [dispatch, enqueueSnackbar, id, kind, text, detail, main, contrastText]);
  useEffect(() => {
    return () => closeSnackbar(id);
  }, [closeSnackbar, id]); // it is out of date
  return null;
}

/** Top centre (docs/conformance.md, section 8). */
export function ToastStack() {
  const toasts = useAppSelector(selectToasts);
  return (
    <SnackbarProvider
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      maxSnack={3}
      style={{ fontSize: '1.5rem' }}
    >
      {toasts.map((toast) => (
        <ToastOnScreen key={toast.id} {...toast} />
      ))}
    </SnackbarProvider>
  );
}
