import { ruleBookVersion } from "../rule-book/rule-book-version.ts"
import type { Brief } from "../seo/brief.ts"
import { findPlatform } from "../seo/find-platform.ts"
import type { Listing } from "../seo/listing.ts"
import { hardViolations } from "../seo/violations.ts"

/** The result of checking listings against their platform's rules, with the version of the rules. */
export interface RuleCheck {
  readonly brokenRules: number
  readonly checkedRuleBook: string
}

const nothingToCheck: RuleCheck = { brokenRules: 0, checkedRuleBook: "" }

/** How many hard rules these listings break in total. */
export function countBroken(
  form: (Brief & { readonly platform: string }) | null,
  listings: readonly Listing[],
): RuleCheck {
  const platform = form === null ? undefined : findPlatform(form.platform)
  if (form === null || platform === undefined || listings.length === 0) return nothingToCheck
  const brokenRules = listings.reduce((sum, listing) => sum + hardViolations(listing, platform, form).length, 0)
  return { brokenRules, checkedRuleBook: currentVersion(platform.id) }
}

const versions = new Map<string, string>()

/** Today's version of a platform's rules; empty for an unknown platform. Computed once. */
export function currentVersion(platformId: string): string {
  const known = versions.get(platformId)
  if (known !== undefined) return known
  const platform = findPlatform(platformId)
  const version = platform === undefined ? "" : ruleBookVersion(platform)
  versions.set(platformId, version)
  return version
}
