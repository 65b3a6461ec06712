import { brand } from "../../domain/brand.ts"
import { formatDollars, plan } from "../../domain/plan.ts"

/** Text of the legal pages, written to match the product. The operator has to review it before launch. */
export interface LegalText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
}

export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** The operator of this installation. Until it is filled in, the pages say that it is missing. */
export const operator: { readonly name: string | null; readonly address: string | null } = { name: null, address: null }

export const legalUpdatedOn = "2026-11-21"

export const terms: LegalText = {
  title: "Terms of Service",
  lead: `What you may expect of ${brand.name}, and what we expect of you.`,
  sections: [
    {
      id: "service",
      title: "What you get",
      paragraphs: [
        `${brand.name} writes search-optimized text for selling and publishing platforms, builds search-ads campaigns, analyzes webpages, and keeps what you generated. The tools are open to everybody with an active subscription.`,
        "Texts, scores and estimates support your own work. We don't promise search rankings, visitors or sales.",
      ],
    },
    {
      id: "analyzer",
      title: "Who SearchSimple is in your server's log",
      paragraphs: [
        `When a subscriber analyzes a page, our server fetches that page once, its robots.txt, and the status of up to a hundred of its links, as “SearchSimple”. It runs no scripts, fills in no forms and comes back only when it is asked again.`,
        "A group for “SearchSimple” in robots.txt keeps it away. We show rules for all robots to the person who asked for the analysis, usually the page's owner.",
      ],
    },
    {
      id: "price",
      title: "Price and renewal",
      paragraphs: [
        `There is one plan, ${plan.name}, for ${formatDollars(plan.priceCents)} a month. It is paid in advance and renews every month until you cancel it. Payments go through a card payment provider; we never see or keep your card number.`,
      ],
    },
    {
      id: "cancelling",
      title: "Cancelling",
      paragraphs: [
        "You can cancel at any time in Settings. You keep your access until the month you paid for is over; after that nothing more is charged.",
      ],
    },
    {
      id: "content",
      title: "Your content",
      paragraphs: [
        "What you type in and what is generated for you is yours. You are responsible for what you publish: that it is true, that you may say it, and that it follows the rules of the platform where you publish it.",
      ],
    },
    {
      id: "fair-use",
      title: "Fair use",
      paragraphs: [
        "An account is for one person or business. Do not resell access, do not try to break or overload the service, and do not use it for anything unlawful. We may suspend an account that does.",
      ],
    },
    {
      id: "end",
      title: "Changes and the end",
      paragraphs: [
        "When these terms change in a way that matters, we tell you by email before the change takes effect. You can delete your account at any time; we delete what belongs to it.",
      ],
    },
  ],
}

export const privacy: LegalText = {
  title: "Privacy Policy",
  lead: "Which data we keep, why, for how long, and what you can do about it.",
  sections: [
    {
      id: "account",
      title: "Your account",
      paragraphs: [
        "We keep your name, email address, username, the state of your subscription and your settings, because the account does not work without them. Your password is kept only as a hash, from which it cannot be read.",
        "If you sign in through another identity provider, we keep the identifier it gives us instead of a password.",
      ],
    },
    {
      id: "content",
      title: "What you type in and generate",
      paragraphs: [
        "Business details, products, generated texts, campaigns and webpage analyses are kept so you can find them again in your history. How long is your choice: a retention setting deletes what is older, and you can delete single items at any time.",
        "Where a large language model is set up, what you type into a form is sent to its provider to write the text. Otherwise nothing leaves this service.",
      ],
    },
    {
      id: "payments",
      title: "Payments",
      paragraphs: [
        "Card details go straight to the payment provider. We keep its customer and subscription numbers, and what was paid when.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies and your browser",
      paragraphs: [
        "One cookie keeps you signed in. The light or dark theme and drafts of forms are kept in your own browser. There are no trackers, no advertising and no scripts of others, except the payment provider's on the checkout where it is in use.",
      ],
    },
    {
      id: "chat",
      title: "The support chat",
      paragraphs: [
        "What you ask there stays in your browser until you close the tab, and is not kept by the server. Where a large language model is set up, the question is sent to its provider to be answered.",
      ],
    },
    {
      id: "contact-form",
      title: "The contact form",
      paragraphs: [
        "Your email address and message go to the operator, who uses them only to answer you. This service deletes it after 30 days.",
      ],
    },
    {
      id: "log",
      title: "Logs",
      paragraphs: [
        "The server notes the time, the address asked for and whether it worked, in order to find faults and to stop abuse.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "You can view, correct, export and delete everything about you in Settings. Deleting your account deletes your content with it; only what the law requires for bookkeeping is kept.",
      ],
    },
  ],
}
