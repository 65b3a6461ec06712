import { useMemo } from "react"
import { sayLanguage } from "../../../domain/writer/say-language.ts"
import { Notice } from "../../parts/feedback/notice.tsx"

/** What the built-in writer does with a brief in another language than English. */
export function LanguageNote({ texts }: { texts: readonly string[] }) {
  const said = texts.join("\n")
  const told = useMemo(() => sayLanguage([said]), [said])
  return told === null ? null : <Notice>{told}</Notice>
}
