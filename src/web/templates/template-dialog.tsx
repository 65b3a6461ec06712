import { useState } from "react"
import { CallError } from "../api/call-error.ts"
import { explain } from "../api/explain.ts"
import { Button } from "../parts/buttons/button.tsx"
import { ErrorState } from "../parts/feedback/error-state.tsx"
import { Dialog } from "../parts/overlays/dialog.tsx"
import { TemplateFields, type TemplateWords } from "./template-fields.tsx"

type TemplateDialogProps = {
  title: string
  text?: string
  submitLabel: string
  start: TemplateWords
  /** Closes the dialog itself when it is done; errors are shown here. */
  onSubmit: (words: TemplateWords) => Promise<void>
  onClose: () => void
}

/** Names and describes a template. Mounted when it is opened, so that it starts with the given values. */
export function TemplateDialog({ title, text, submitLabel, start, onSubmit, onClose }: TemplateDialogProps) {
  const [words, setWords] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [isNameMissing, setNameMissing] = useState(false)

  async function submit() {
    const isEmpty = words.name.trim() === ""
    setNameMissing(isEmpty)
    if (isEmpty || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await onSubmit({ ...words, name: words.name.trim(), description: words.description.trim() })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      {...(text === undefined ? {} : { text })}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy} busyLabel="Saving..." onClick={() => void submit()}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        noValidate
        // For React, a dialog inside a form belongs to it, wherever it is rendered.
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void submit()
        }}
        onKeyDown={(event) => event.stopPropagation()}
        className="flex flex-col gap-5"
      >
        {failure !== null && <ErrorState title="The template was not saved" text={reasonOf(failure)} />}
        <TemplateFields words={words} error={isNameMissing ? "Please give it a name" : undefined} onChange={setWords} />
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  )
}

const reasonOf = (failure: unknown): string =>
  (failure instanceof CallError ? failure.issues[0]?.message : undefined) ?? explain(failure, "Please try again.")
