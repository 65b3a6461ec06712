import type { AdsForm, SpecialCategory } from "../ads-form.ts"
import type { AdsSourceKey } from "../knowledge/sources.ts"
import type { Business } from "../read/read-business.ts"

export interface PolicyNotice {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly source: AdsSourceKey
}

export interface CategoryGuard {
  readonly category: SpecialCategory
  /** Age, gender, parental status, marital status and ZIP code must not be targeted or excluded. */
  readonly isRestricted: boolean
  /** No remarketing, customer lists or custom segments. */
  readonly isSensitive: boolean
  readonly notices: readonly PolicyNotice[]
}

const credit = /\b(?:loans?|mortgages?|lend(?:ing|ers?)|credit (?:cards?|repair|counseling)|debt|payday|refinanc\w*)\b/i
const employment = /\b(?:staffing|recruit(?:ing|ment|ers?)|job placement|temp agency|hiring)\b/i
const drugs = /\b(?:botox|dysport|ozempic|wegovy|semaglutide|tirzepatide|testosterone|ketamine|suboxone)\b/i
const addiction = /\b(?:rehab|detox|addiction|sober living)\b/i
const cells = /\b(?:stem cells?|platelet[- ]rich plasma|prp|gene therapy|exosomes?)\b/i

/** Restrictions from the law and Google's policies on this kind of business, with the reason. */
export function guardCategory({ form, place, said }: Business): CategoryGuard {
  const category = categoryOf(form)
  const isRestricted = category !== "none" && ["US", "CA"].includes(place.countryCode)
  const isSensitive = ["healthcare", "legal"].includes(form.businessType)
  const text = `${said} ${form.industry}`
  return {
    category,
    isRestricted,
    isSensitive,
    notices: noticesFor({ category, isRestricted, isSensitive, text, form }),
  }
}

const categoryOf = (form: AdsForm): SpecialCategory => {
  const offered = `${form.primaryServices} ${form.industry}`.slice(0, 4000)
  if (form.specialCategory !== "none") return form.specialCategory
  if (form.businessType === "real_estate") return "housing"
  if (credit.test(offered)) return "credit"
  return employment.test(offered) ? "employment" : "none"
}

interface Situation extends Omit<CategoryGuard, "notices"> {
  readonly text: string
  readonly form: AdsForm
}

const names = { housing: "Housing", employment: "Employment", credit: "Consumer finance", none: "" } as const

function noticesFor({ category, isRestricted, isSensitive, text, form }: Situation): PolicyNotice[] {
  const isCare = ["healthcare", "beauty", "fitness"].includes(form.businessType)
  const notices: (PolicyNotice | false)[] = [
    isRestricted && {
      id: "protected-category",
      title: `${names[category]} ads: no targeting by age, gender, family or ZIP code`,
      text: "In the United States and Canada Google forbids it, so every age, gender and family status stays on. A radius, a city and Google's own segments are allowed. Declare the category when Google asks.",
      source: category === "credit" ? "FIN" : "HEC",
    },
    isSensitive && {
      id: "sensitive-interest",
      title: "A sensitive interest: no remarketing and no lists of customers",
      text: "For health and personal hardship Google allows neither customer lists, nor remarketing, nor segments of your own. Ads must not suggest that you know somebody's condition.",
      source: "PERS",
    },
    isCare &&
      drugs.test(text) && {
        id: "prescription-drug",
        title: "A prescription drug is named",
        text: "Ads and keywords with the names of prescription drugs need Google's certification in most countries. Our ads and keywords leave them out.",
        source: "HC_DRUG",
      },
    isCare &&
      cells.test(text) && {
        id: "regenerative-therapy",
        title: "Cell and gene therapies cannot be advertised",
        text: "Stem cells, platelet-rich plasma and gene therapy are refused, with few exceptions for licensed products in the United States. We leave them out.",
        source: "HC_EXP",
      },
    form.businessType === "healthcare" &&
      addiction.test(text) && {
        id: "addiction",
        title: "Addiction treatment needs certification",
        text: "Google accepts such ads only from certified providers, in Australia, Canada, France, Ireland, New Zealand and the United States. Apply before you start the campaign.",
        source: "HC_ADD",
      },
  ]
  return notices.filter((notice) => notice !== false)
}
