import { terms } from "../../content/legal.ts"
import { LegalDocument } from "../legal/legal-document.tsx"

export function TermsPage() {
  return <LegalDocument text={terms} />
}
