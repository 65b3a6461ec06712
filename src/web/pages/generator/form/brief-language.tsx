import { useDeferredValue } from "react"
import { useWatch } from "react-hook-form"
import { usePublicConfig } from "../../../api/public-config.ts"
import { LanguageNote } from "../language-note.tsx"
import { readValues } from "./fields/brief-values.ts"
import { useBrief } from "./use-brief.ts"

/** Explains in advance how a brief in another language than English is handled. */
export function BriefLanguage() {
  const { control } = useBrief()
  const { data: config } = usePublicConfig()
  const [description, videoDescription, products] = useWatch({
    control,
    name: ["description", "videoDescription", "products"],
  })
  const values = useDeferredValue(readValues({ description, videoDescription, products }))
  if (config?.writer.kind !== "built-in") return null
  return (
    <LanguageNote
      texts={[values.description, values.videoDescription, ...values.products.map((product) => product.description)]}
    />
  )
}
