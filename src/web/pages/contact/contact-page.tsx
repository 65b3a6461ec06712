import { useState } from "react"
import { Link } from "wouter"
import { usePublicConfig } from "../../api/public-config.ts"
import { Notice } from "../../parts/feedback/notice.tsx"
import { Card } from "../../parts/layout/card.tsx"
import { ContactForm } from "./contact-form.tsx"

export function ContactPage() {
  const { data: config } = usePublicConfig()
  const [sentFrom, setSentFrom] = useState<string>()
  return (
    <div className="mx-auto w-full max-w-xl px-4 pt-6 pb-20 sm:pt-12">
      <h1 className="text-3xl">Contact support</h1>
      <p className="mt-2 max-w-line text-ink-soft">
        For questions about a payment, a refund or your account, and for anything that does not work. Many answers are
        in the{" "}
        <Link className="link" href="/faq">
          FAQ
        </Link>
        .
      </p>
      <div className="mt-6 flex flex-col gap-6">
        {sentFrom === undefined ? (
          <Card>
            <ContactForm onSent={setSentFrom} />
          </Card>
        ) : (
          <Notice tone="good" title="Message sent">
            We will reply to <span className="break-all font-medium">{sentFrom}</span>.
          </Notice>
        )}
        {config?.supportEmail && (
          <p className="text-center text-ink-soft">
            You can also write to{" "}
            <a className="link" href={`mailto:${config.supportEmail}`}>
              {config.supportEmail}
            </a>
            .
          </p>
        )}
      </div>
    </div>
  )
}
