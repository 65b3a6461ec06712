import { useEffect, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import type { Issue } from "../../../../contract/problems.ts"
import type { Form } from "../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { type BriefValues, carryOver, type FormInput, readValues } from "./fields/brief-values.ts"
import { resolverFor } from "./fields/resolve-brief.ts"
import { needsOf } from "./platforms/further-needs.ts"
import { useFaults } from "./use-faults.ts"
import { useSending } from "./use-sending.ts"

type Given = {
  start: BriefValues
  isBusy: boolean
  issues: readonly Issue[]
  onGenerate: (form: Form, further: readonly PlatformId[]) => void
  onValues: (values: BriefValues) => void
  onRefused?: (() => void) | undefined
}

/** The form's state: its values, its platforms, its errors, and what is folded. */
export function useBriefForm({ start, isBusy, issues, onGenerate, onValues, onRefused }: Given) {
  const [platform, setPlatform] = useState(start.platform)
  const [further, setFurther] = useState<readonly PlatformId[]>([])
  const furtherRef = useRef(further)
  const lastPick = useRef({ from: start, to: "" })
  const form = useForm<FormInput, unknown, Form>({
    // Without a platform, only the tiles are shown, and nothing reads this value.
    defaultValues: { ...start, platform: start.platform || "website" },
    resolver: resolverFor(() => furtherRef.current),
    shouldFocusError: false,
  })
  const { getValues, reset, subscribe, clearErrors } = form
  const faults = useFaults({ form, platform: platform || "website", issues })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onValues(readValues(values)) }),
    [subscribe, onValues],
  )

  function fill(values: BriefValues) {
    if (values.platform === "") return
    reset({ ...values, platform: values.platform })
    setPlatform(values.platform)
    onValues(values)
  }

  /** Browsing the tiles with the arrow keys must not leave a shop name on each of them. */
  function pick(next: PlatformId) {
    const now = readValues(getValues())
    const from = JSON.stringify(now) === lastPick.current.to ? lastPick.current.from : now
    const values = readValues(carryOver(from, next))
    lastPick.current = { from, to: JSON.stringify(values) }
    chooseFurther(further.filter((id) => id !== next))
    fill(values)
  }

  function chooseFurther(next: readonly PlatformId[]) {
    const left = further.filter((id) => !next.includes(id))
    const asked = left.flatMap((id) => needsOf(readValues(getValues()), platform || id, id))
    clearErrors(asked.map(({ field }) => field.key))
    furtherRef.current = next
    setFurther(next)
  }

  const { submit, writeAgain } = useSending({
    ...{ form, platform, further, isBusy, fill, onGenerate, onRefused },
    onInvalid: faults.onInvalid,
  })
  return {
    form,
    platform,
    pick,
    fill,
    submit,
    writeAgain,
    problems: faults.problems,
    folds: { more: faults.more, further: { ...faults.further, further, onChange: chooseFurther } },
  }
}
