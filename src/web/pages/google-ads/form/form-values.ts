import * as z from "zod/mini"
import { adsFormSchema } from "../../../../contract/ads/form.ts"
import { type AdsForm, emptyAdsForm } from "../../../../domain/ads/ads-form.ts"

/** The typed values: numbers are texts until they are sent. */
export type AdsValues = Omit<AdsForm, "radius" | "monthlyBudget" | "monthlyConversions"> & {
  readonly radius: string
  readonly monthlyBudget: string
  readonly monthlyConversions: string
}

export const valuesOf = (form: AdsForm): AdsValues => ({
  ...form,
  radius: String(form.radius),
  monthlyBudget: String(form.monthlyBudget),
  monthlyConversions: String(form.monthlyConversions),
})

const emptyValues = valuesOf(emptyAdsForm)

const figure = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text.replaceAll(",", "")))

/** In the contract's format; anything but a number fails there with its message. */
export const formOf = (values: AdsValues): AdsForm => ({
  ...values,
  radius: figure(values.radius),
  monthlyBudget: figure(values.monthlyBudget),
  monthlyConversions: values.monthlyConversions.trim() === "" ? 0 : figure(values.monthlyConversions),
})

const keptSchema = z.record(z.string(), z.string())

/** Called at each use: where storage is forbidden, even accessing it throws. */
const ownStorage = (): Storage => localStorage
const keyOf = (userId: string): string => `ads-draft:${userId}`

/** The typed form, kept for the next visit. */
export function keepValues(userId: string, values: AdsValues, storage = ownStorage) {
  try {
    storage().setItem(keyOf(userId), JSON.stringify(values))
  } catch {
    // Storage can be forbidden or full; the form works without it.
  }
}

export function readKeptValues(userId: string, storage = ownStorage): AdsValues {
  try {
    const kept = z.safeParse(keptSchema, JSON.parse(storage().getItem(keyOf(userId)) ?? "{}"))
    return kept.success ? merge(kept.data) : emptyValues
  } catch {
    return emptyValues
  }
}

/** Options that this version does not know become the defaults. */
function merge(kept: Readonly<Record<string, string>>): AdsValues {
  const values = { ...emptyValues, ...Object.fromEntries(Object.entries(kept).filter(([name]) => name in emptyValues)) }
  const { businessType, campaignType, specialCategory } = adsFormSchema.shape
  return {
    ...values,
    businessType: z.safeParse(businessType, values.businessType).data ?? emptyValues.businessType,
    campaignType: z.safeParse(campaignType, values.campaignType).data ?? emptyValues.campaignType,
    specialCategory: z.safeParse(specialCategory, values.specialCategory).data ?? emptyValues.specialCategory,
  }
}
