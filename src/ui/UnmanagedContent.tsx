/** React neither renders nor removes what is inside: the same object every time, so it never sets it again. */
const NOTHING = { __html: '' };

interface UnmanagedContentProps {
  name: string;
  hidden?: boolean;
}

/** An element whose content the build, or a script that runs before the app, puts there. */
export function UnmanagedContent({ name, hidden }: UnmanagedContentProps) {
  return (
    <div
      data-unmanaged={name}
      hidden={hidden}
      dangerouslySetInnerHTML={NOTHING}
      suppressHydrationWarning // in development React compares the content
    />
  );
}

/** The markup that it renders to, empty, as the build finds it. */
export const unmanagedMarkup = (name: string) => new RegExp(`(<div data-unmanaged="${name}"[^>]*>)(</div>)`);
