import { useRef } from "react";

interface FileButtonProps {
  readonly label: string;
  /** The kinds of files, as the browser asks for them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Lets somebody choose a file. The same one can be tried again. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => chooser.current?.click()}>
        {label}
      </button>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        className="unseen"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
