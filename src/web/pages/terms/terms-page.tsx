import { terms } from "../../content/legal.ts"
import { LegalDocument } from "../legal/legal-document.tsx"

export function TermsPage() {
  return (
    <LegalDocument text={terms}>
      <section aria-labelledby="work-of-others" className="mt-10">
        <h2 id="work-of-others" className="text-xl">
          Work of others
        </h2>
        <p className="mt-3 max-w-line">
          The pages contain open-source software, a font and town names that others made. Their names and licenses are
          in the{" "}
          <a className="link" href="/third-party-notices.txt">
            third-party notices
          </a>
          .
        </p>
      </section>
    </LegalDocument>
  )
}
