import { useState } from "react"
import * as z from "zod/mini"
import { CallError } from "../api/call-error.ts"
import { explain } from "../api/explain.ts"
import type { FieldProblem } from "../parts/fields/error-summary.tsx"

interface Writing<Values, Form> {
  readonly start: Values
  readonly schema: z.ZodMiniType<Form, unknown>
  /** The typed values in the contract's format. */
  readonly toForm: (values: Values) => unknown
  readonly save: (form: Form) => Promise<void>
  /** The message if the server gives none. */
  readonly failure?: string
}

const usualFailure = "Please try again. What you typed is still here."

/** A small form: its values, its errors, and its submission. */
export function useWriting<Values extends object, Form>({
  failure: fallback = usualFailure,
  ...writing
}: Writing<Values, Form>) {
  const { start, schema, toForm, save } = writing
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  function change(next: Partial<Values>) {
    setValues({ ...values, ...next })
    setProblems(problems.filter(({ fieldId }) => !(fieldId in next)))
  }

  /** And focuses the first of them. */
  function show(all: readonly FieldProblem[]) {
    const firsts = firstOfEach(all)
    setProblems(firsts)
    document.getElementById(firsts[0]?.fieldId ?? "")?.focus()
  }

  async function submit() {
    if (isBusy) return
    setFailure(null)
    const parsed = z.safeParse(schema, toForm(values))
    if (!parsed.success) {
      show(parsed.error.issues.map(({ path, message }) => ({ fieldId: path.join("."), message })))
      return
    }
    setProblems([])
    setBusy(true)
    try {
      await save(parsed.data)
    } catch (error) {
      const issues = error instanceof CallError ? error.issues : []
      show(issues.map(({ path, message }) => ({ fieldId: path, message })))
      if (issues.length === 0) setFailure(explain(error, fallback))
    } finally {
      setBusy(false)
    }
  }

  const faultOf = (name: keyof Values & string): string | undefined =>
    problems.find(({ fieldId }) => fieldId === name)?.message
  return { values, change, submit: () => void submit(), problems, faultOf, failure, isBusy }
}

const firstOfEach = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.filter((one, index) => problems.findIndex(({ fieldId }) => fieldId === one.fieldId) === index)
