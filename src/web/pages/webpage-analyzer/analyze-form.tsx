import { ScanSearch } from "lucide-react"
import { type SyntheticEvent, useState } from "react"
import * as z from "zod/mini"
import { addressSchema } from "../../../contract/pages.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { Card } from "../../parts/layout/card.tsx"

interface AnalyzeFormProps {
  readonly isBusy: boolean
  readonly onSubmit: (url: string) => void
}

/** Most people type an address without its protocol. */
export const completeAddress = (typed: string): string =>
  typed.trim() === "" || /^\s*[a-z][a-z\d+.-]*:/i.test(typed) ? typed.trim() : `https://${typed.trim()}`

export function AnalyzeForm({ isBusy, onSubmit }: AnalyzeFormProps) {
  const [typed, setTyped] = useState("")
  const [error, setError] = useState<string | undefined>()

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const read = z.safeParse(addressSchema, completeAddress(typed))
    setError(read.success ? undefined : read.error.issues[0]?.message)
    if (read.success) onSubmit(read.data)
  }

  return (
    <Card as="section">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Page address" error={error} help="A page that anybody can open, such as https://example.com/shop">
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            icon={<ScanSearch aria-hidden="true" />}
            isBusy={isBusy}
            busyLabel="Analyzing…"
          >
            Analyze page
          </Button>
          <Button variant="quiet" onClick={() => setTyped("https://example.com/")}>
            Try an example
          </Button>
        </div>
      </form>
    </Card>
  )
}
