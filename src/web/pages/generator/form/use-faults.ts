import { useEffect, useState } from "react"
import type { FieldErrors, UseFormReturn } from "react-hook-form"
import type { Issue } from "../../../../contract/problems.ts"
import type { Form } from "../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { openAround } from "../../../parts/layout/open-around.ts"
import { type FormInput, readValues } from "./fields/brief-values.ts"
import { formFieldsOf } from "./fields/form-fields.ts"
import { fieldIdOf, pathOf, pathsOf, placesOf, problemsOf } from "./form-problems.ts"

type Given = {
  form: UseFormReturn<FormInput, unknown, Form>
  platform: PlatformId
  issues: readonly Issue[]
}

/** The form's errors and the way to them: folded sections open, and the first faulty field gets the focus. */
export function useFaults({ form, platform, issues }: Given) {
  const { getValues, setError } = form
  const [isMoreOpen, setMoreOpen] = useState(false)
  const [isFurtherOpen, setFurtherOpen] = useState(false)
  const [led, setLed] = useState<{ id: string } | null>(null)
  const { required, own, general } = formFieldsOf(platform)
  const places = {
    shown: required.map(({ key }) => key),
    folded: [...own, ...general].map(({ key }) => key),
  }
  const problemsIn = (errors: unknown) => problemsOf(errors, pathsOf(readValues(getValues()), places))

  function leadTo(ids: readonly string[]) {
    const place = placesOf(ids, places)
    if (place.isFolded) setMoreOpen(true)
    if (place.isFurther) setFurtherOpen(true)
    const [id] = ids
    if (id !== undefined) setLed({ id })
  }

  // An effect, because a folded field cannot get the focus.
  useEffect(() => {
    const field = led === null ? null : document.getElementById(led.id)
    if (field === null) return
    openAround(field)
    field.focus()
  }, [led])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's complaints are told once, as they arrive.
  useEffect(() => {
    const values = readValues(getValues())
    const paths = issues.flatMap((issue) => {
      const path = pathOf(issue, values)
      if (path === null) return []
      setError(path, { type: "server", message: issue.message })
      return [path]
    })
    leadTo(paths.map(fieldIdOf))
  }, [issues])

  return {
    problems: problemsIn(form.formState.errors),
    onInvalid: (errors: FieldErrors<FormInput>) => leadTo(problemsIn(errors).map(({ fieldId }) => fieldId)),
    more: { isOpen: isMoreOpen, onOpenChange: setMoreOpen },
    further: { isOpen: isFurtherOpen, onOpenChange: setFurtherOpen },
  }
}
