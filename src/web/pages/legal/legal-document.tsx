import type { ReactNode } from "react"
import { Link } from "wouter"
import { usePublicConfig } from "../../api/public-config.ts"
import { type LegalText, legalUpdatedOn, operator } from "../../content/legal.ts"

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

export function LegalDocument({ text, children }: { text: LegalText; children?: ReactNode }) {
  return (
    <article className="mx-auto w-full max-w-3xl px-4 pt-8 pb-20 sm:px-6 sm:pt-14">
      <h1 className="text-3xl sm:text-4xl">{text.title}</h1>
      <p className="mt-3 max-w-line text-ink-soft text-lg">{text.lead}</p>
      <p className="mt-2 text-ink-faint text-sm">
        Last updated on <time dateTime={legalUpdatedOn}>{date.format(new Date(legalUpdatedOn))}</time>
      </p>
      {text.sections.map(({ id, title, paragraphs }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-line">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      {children}
      <Contact />
    </article>
  )
}

function Contact() {
  const { data: config } = usePublicConfig()
  const email = config?.supportEmail
  return (
    <section aria-labelledby="contact" className="mt-10">
      <h2 id="contact" className="text-xl">
        Contact
      </h2>
      <p className="mt-3 max-w-line">
        {operator.name === null
          ? "The operator of this installation has not filled in the company's name and address yet."
          : [operator.name, operator.address].filter(Boolean).join(", ")}{" "}
        {email && (
          <>
            The support address is{" "}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
            .{" "}
          </>
        )}
        You can always reach the operator with the{" "}
        <Link className="link" href="/contact">
          contact form
        </Link>
        .
      </p>
    </section>
  )
}
