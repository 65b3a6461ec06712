import { FileUp } from "lucide-react"
import { type DragEvent, type ReactNode, useId, useState } from "react"
import { classes } from "../classes.ts"

type FileDropProps = {
  label: string
  /** What may be chosen, in words. */
  help: ReactNode
  /** Extensions and media types, for the browser's file dialog. */
  accept: string
  onFile: (file: File) => void
}

/** A place to drop a file on, or to choose one with the browser's dialog. */
export function FileDrop({ label, help, accept, onFile }: FileDropProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file !== undefined) onFile(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div>
      <label
        htmlFor={id}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
        className={classes(
          "flex cursor-pointer flex-col items-center gap-2 rounded-lg border border-dashed px-6 py-10 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus",
          isOver ? "border-accent bg-accent-soft" : "border-edge bg-raised hover:bg-sunken",
        )}
      >
        <span aria-hidden="true" className="grid size-12 place-items-center rounded-full bg-sunken text-ink-soft">
          <FileUp className="size-6" />
        </span>
        <span className="font-semibold">{label}</span>
        <span id={`${id}-help`} className="max-w-md text-ink-soft text-sm">
          {help}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            take(event.target.files)
            // The same file may be chosen again after it was corrected.
            event.target.value = ""
          }}
          className="sr-only"
        />
      </label>
    </div>
  )
}
