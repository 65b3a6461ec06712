import { ImageUp, Trash2 } from "lucide-react"
import { type ChangeEvent, type ReactNode, useId, useRef } from "react"
import { Button } from "../buttons/button.tsx"
import { classes } from "../classes.ts"
import { toast } from "../feedback/toast.ts"
import { shrinkPicture } from "./shrink-picture.ts"

type PicturePickerProps = {
  /** Names the hidden field: "Profile picture". */
  label: string
  addLabel: string
  /** What the picture shows. */
  alt: string
  source: string | null
  isRound?: boolean
  /** Shown while there is no picture. */
  placeholder: ReactNode
  onChange: (source: string | null) => void
}

/** Accepts a picture and shrinks it at once. */
export function PicturePicker(props: PicturePickerProps) {
  const { label, addLabel, alt, source, isRound = false, placeholder, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const shape = isRound ? "rounded-full" : "rounded-lg"

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ""
    if (file === undefined) return
    const picture = await shrinkPicture(file).catch(() => null)
    if (picture !== null) onChange(picture)
    else
      toast({
        title: "This picture can't be used",
        description: "Please take a PNG, JPEG or WebP file.",
        variant: "destructive",
      })
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      {source?.startsWith("data:image/") ? (
        <img src={source} alt={alt} className={classes("size-16 object-cover", shape)} />
      ) : (
        <span
          aria-hidden="true"
          className={classes("grid size-16 place-items-center bg-sunken text-ink-faint [&_svg]:size-8", shape)}
        >
          {placeholder}
        </span>
      )}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void pick(event)}
      />
      <Button size="sm" icon={<ImageUp aria-hidden="true" />} onClick={() => input.current?.click()}>
        {source === null ? addLabel : "Change picture"}
      </Button>
      {source !== null && (
        <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => onChange(null)}>
          Remove picture
        </Button>
      )}
    </div>
  )
}
