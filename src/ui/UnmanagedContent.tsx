/** React neither renders nor removes what is inside: the same object every time, so it never sets it again. */
const NOTHING = { __html: '' };

interface UnmanagedContentProps {
  name: string;
}

/** An element whose content the build, or a script that runs before the app, puts there. */
export function UnmanagedContent({ name }: UnmanagedContentProps) {
  return (
    <div
      data-unmanaged={name}
      dangerouslySetInnerHTML={NOTHING}
      suppressHydrationWarning // in development React compares the content
    />
  );
}
