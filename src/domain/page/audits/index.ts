import type { Audit } from "./audit.ts"
import { documentTitle } from "./document-title.ts"

/** LIST 2: every audit, in the order in which people see them. */
export const audits: readonly Audit[] = [documentTitle]
