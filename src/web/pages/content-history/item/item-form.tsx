import { type FormEvent, useEffect, useRef, useState } from "react"
import { history } from "../../../../contract/history.ts"
import { CallError } from "../../../api/call-error.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Field, FieldError } from "../../../parts/fields/field.tsx"
import { TextArea } from "../../../parts/fields/text-area.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { ChipList } from "../../../parts/pickers/chip-list.tsx"
import type { CardItem } from "../card/card-item.ts"
import type { Library } from "../list/use-library.ts"

const titleChars = 300
const notesChars = 5000
const tagLimit = { max: 100, unit: "characters", measure: (tag: string) => tag.length }

type ItemFormProps = { item: CardItem; library: Library; onClose: () => void }

/** Title, tags and notes, edited in place. Unsaved text stays in the fields. */
export function ItemForm({ item, library, onClose }: ItemFormProps) {
  const [title, setTitle] = useState(item.title)
  const [tags, setTags] = useState(item.tags)
  const [notes, setNotes] = useState(item.notes ?? "")
  const { isBusy, error, issueAt, save } = useSaving(item.id, library, onClose)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    void save({ title: title.trim(), tags: [...tags], notes: notes.trim() === "" ? null : notes.trim() })
  }

  return (
    <form onSubmit={submit} noValidate aria-label={`Edit ${item.title}`} className="grid gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Field label="Title" isRequired error={issueAt("title")}>
          <TextInput
            ref={first}
            value={title}
            maxLength={titleChars}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <Field label="Tags" help="Enter or a comma adds one." error={issueAt("tags")}>
          <ChipList itemName="tag" items={tags} onChange={setTags} limit={tagLimit} />
        </Field>
      </div>
      <Field label="Notes" error={issueAt("notes")}>
        <TextArea rows={5} value={notes} maxLength={notesChars} onChange={({ target }) => setNotes(target.value)} />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2 lg:col-span-full">
        {error !== null && (
          <div role="alert" className="min-w-0 flex-1">
            <FieldError id={`form-error-${item.id}`}>{error}</FieldError>
          </div>
        )}
        <Button size="sm" onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button size="sm" type="submit" variant="primary" isBusy={isBusy} busyLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  )
}

interface Details {
  readonly title: string
  readonly tags: string[]
  readonly notes: string | null
}

function useSaving(id: string, library: Library, onSaved: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const issues = failure instanceof CallError ? failure.issues : []

  async function save(details: Details) {
    setBusy(true)
    setFailure(null)
    try {
      library.take(await send(history.mark, { params: { id }, body: details }))
      onSaved()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    save,
    error: failure === null || issues.length > 0 ? null : explain(failure, "It couldn't be saved. Please try again."),
    issueAt: (name: keyof Details) => issues.find(({ path }) => path.split(".")[0] === name)?.message,
  }
}
