import type { GenerationView } from "../../../contract/seo.ts"
import type { GenerationRow } from "../../db/generations/generations.ts"

const states = ["queued", "running", "done", "failed", "cancelled"] as const

export const stateOf = ({ state }: Pick<GenerationRow, "state">): (typeof states)[number] =>
  states.find((one) => one === state) ?? "failed"

export const problemOf = ({
  errorCode,
  error,
}: Pick<GenerationRow, "errorCode" | "error">): GenerationView["problem"] =>
  errorCode === null ? null : { code: errorCode, message: error ?? "" }
