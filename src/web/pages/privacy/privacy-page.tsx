import { privacy } from "../../content/legal.ts"
import { LegalDocument } from "../legal/legal-document.tsx"

export function PrivacyPage() {
  return <LegalDocument text={privacy} />
}
