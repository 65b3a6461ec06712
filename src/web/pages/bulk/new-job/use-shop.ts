import { useQuery } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { formSchema, type UnfinishedForm, unfinishedFormSchema } from "../../../../contract/seo/form.ts"
import { type PlatformId, platformSummaries } from "../../../../domain/platform-summaries.ts"
import type { Platform } from "../../../../domain/platforms/platform.ts"
import { fieldsOf } from "../../../../domain/rule-book/core-fields.ts"
import type { FormField } from "../../../../domain/rule-book/form-field.ts"
import type { BriefText } from "../../../../domain/seo/brief.ts"
import { findPlatform } from "../../../../domain/seo/find-platform.ts"
import { settingsQuery } from "../../../api/settings.ts"
import { useUser } from "../../../api/user.ts"
import type { FieldProblem } from "../../../parts/fields/error-summary.tsx"
import { keepShop, readShop, type Shop } from "./kept-shop.ts"

export const fieldIdOf = (key: string): string => `bulk-shop-${key}`

/** Values that a file contains itself, so that the form need not ask. */
const ofProducts: readonly BriefText[] = ["priceRange"]

interface Shopping {
  readonly platform: Platform
  readonly platformId: PlatformId
  readonly required: readonly FormField[]
  readonly others: readonly FormField[]
}

/** What all products share: starts with the last job's, is saved while typed, and is validated like the form. */
export function useShop(sourcePlatform: string | null, fileCurrency: string) {
  const { data: user } = useUser()
  const { data: settings } = useQuery(settingsQuery)
  const userId = user?.id ?? ""
  const [begun] = useState(() => readShop(localStorage, userId))
  const [typed, setTyped] = useState<Partial<Shop>>({})
  const [isAsked, setAsked] = useState(false)
  const shop: Shop = {
    platform: sourcePlatform ?? begun?.platform ?? settings?.defaultPlatform ?? "etsy",
    texts: begun?.texts ?? {},
    ...(begun?.tone && { tone: begun.tone }),
    ...(begun?.style && { style: begun.style }),
    currency: fileCurrency || begun?.currency || "USD",
    ...typed,
  }
  const platform = findPlatform(shop.platform)
  const shopping = useMemo((): Shopping | null => {
    const platformId = platformSummaries.find(({ id }) => id === platform?.id)?.id
    if (platform === undefined || platformId === undefined) return null
    const fields = fieldsOf(platform).filter(({ key }) => !ofProducts.includes(key))
    return {
      platform,
      platformId,
      required: fields.filter(({ isRequired }) => isRequired),
      others: fields.filter(({ isRequired }) => !isRequired),
    }
  }, [platform])

  function change(next: Partial<Shop>) {
    setTyped((before) => ({ ...before, ...next }))
    keepShop(localStorage, userId, { ...shop, ...next })
  }
  const problems = shopping && isAsked ? problemsOf(shop, shopping) : []
  return {
    ...{ shop, shopping, change, problems },
    problemOf: (key: string) => problems.find(({ fieldId }) => fieldId === fieldIdOf(key))?.message,
    /** The form, if it is valid; otherwise, its errors show from now on. */
    finish(): UnfinishedForm | null {
      setAsked(true)
      if (shopping === null || problemsOf(shop, shopping).length > 0) return null
      return unfinishedFormSchema.parse(formOf(shop, shopping))
    },
  }
}

/** Only this platform's fields: another one's field is not sent unseen. */
function formOf({ texts, tone, style }: Shop, { platform, required, others }: Shopping) {
  const seen = [...required, ...others].map(({ key }) => [key, texts[key]?.trim() ?? ""])
  return { platform: platform.id, ...Object.fromEntries(seen), ...(tone && { tone }), ...(style && { style }) }
}

function problemsOf(shop: Shop, shopping: Shopping): readonly FieldProblem[] {
  const parsed = formSchema.safeParse(formOf(shop, shopping))
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => ({
    fieldId: fieldIdOf(String(path[0] ?? "platform")),
    message,
  }))
}
