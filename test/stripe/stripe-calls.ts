import { faultsOfExpand, faultsOfRequest } from "./stripe-types.ts"

interface Row {
  readonly method: string
  readonly path: RegExp
  /** The library's file that declares it, the name of its parameters, and of the result. */
  readonly file: string
  readonly params: string
  readonly reply: string
  readonly isList?: true
  /** Moves money or creates something, so it must be safe to repeat with a key of ours. */
  readonly needsKey?: true
}

const id = "([^/]+)"
const row = (method: string, path: string, [file, params, reply]: [string, string, string], more = {}): Row => ({
  method,
  path: new RegExp(`^/v1/${path}$`),
  file,
  params,
  reply,
  ...more,
})

const rows: readonly Row[] = [
  row("POST", "customers", ["Customers", "CustomerCreateParams", "Customer"], { needsKey: true }),
  row("POST", `customers/${id}`, ["Customers", "CustomerUpdateParams", "Customer"]),
  row("POST", "subscriptions", ["Subscriptions", "SubscriptionCreateParams", "Subscription"], { needsKey: true }),
  row("GET", "subscriptions", ["Subscriptions", "SubscriptionListParams", "Subscription"], { isList: true }),
  row("GET", `subscriptions/${id}`, ["Subscriptions", "SubscriptionRetrieveParams", "Subscription"]),
  row("POST", `subscriptions/${id}`, ["Subscriptions", "SubscriptionUpdateParams", "Subscription"], { needsKey: true }),
  row("DELETE", `subscriptions/${id}`, ["Subscriptions", "SubscriptionCancelParams", "Subscription"], {
    needsKey: true,
  }),
  row("GET", "invoices", ["Invoices", "InvoiceListParams", "Invoice"], { isList: true }),
  row("GET", "charges", ["Charges", "ChargeListParams", "Charge"], { isList: true }),
  row("GET", "disputes", ["Disputes", "DisputeListParams", "Dispute"], { isList: true }),
  row("GET", `payment_intents/${id}`, ["PaymentIntents", "PaymentIntentRetrieveParams", "PaymentIntent"]),
  row("POST", "refunds", ["Refunds", "RefundCreateParams", "Refund"], { needsKey: true }),
  row("POST", "billing_portal/sessions", ["BillingPortal/Sessions", "BillingPortal.SessionCreateParams", "Session"]),
  row("GET", `prices/${id}`, ["Prices", "PriceRetrieveParams", "Price"]),
]

interface Sent {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  readonly key?: string | undefined
}

export interface KnownCall {
  readonly row: Row
  readonly id: string
}

export function findCall(method: string, path: string): KnownCall | null {
  for (const row of rows) {
    const match = row.method === method ? row.path.exec(path) : null
    if (match) return { row, id: match[1] ?? "" }
  }
  return null
}

/** Every reason for Stripe to refuse a request, or for a repeat to do it twice. */
export function faultsOfCall({ params, key }: Sent, { row }: KnownCall): string[] {
  const { expand, ...rest } = params
  const paths = typeof expand === "object" && expand !== null ? Object.values(expand).map(String) : []
  return [
    ...faultsOfRequest(params, { file: row.file, name: row.params }).filter((fault) => !fault.includes(".expand")),
    ...paths.flatMap((path) => faultsOfExpand(path, { file: row.file, name: row.reply, isList: row.isList === true })),
    ...(row.needsKey && (key === undefined || key.startsWith("stripe-node-retry")) ? ["the key is not ours"] : []),
    ...(Object.keys(rest).length === 0 && row.method === "POST" ? ["the request says nothing"] : []),
  ]
}

/** `a[b][0]=c` as `{ a: { b: { 0: "c" } } }`. */
export function readForm(text: string): Record<string, unknown> {
  const form: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll("]", "").split("[")
    let at = form
    for (const key of keys.slice(0, -1)) {
      const inner = at[key] ?? {}
      at[key] = inner
      at = Object(inner)
    }
    at[keys.at(-1) ?? ""] = value
  }
  return form
}
