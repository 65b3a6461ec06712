// A local Stripe: refuses what the real one would refuse, by the declarations of the library that sends it, and behaves
// as it does for our requests. It proves that our requests have the right shape; Stripe's behavior is only simulated.
import { createHash, randomBytes } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { onTestFinished } from "vitest"
import { monthsAfter } from "../../src/domain/billing/months.ts"
import { advance, endAt, settle } from "../../src/server/outside/payments/sandbox/advance.ts"
import { makePayment } from "../../src/server/outside/payments/sandbox/make-payment.ts"
import { changePayment, paymentOf, type SandboxRecord } from "../../src/server/outside/payments/sandbox/record.ts"
import { signEvent } from "../../src/server/outside/payments/signature.ts"
import { missing, ok, refusal, reply, type StripeAnswer } from "./stripe-answer.ts"
import { faultsOfCall, findCall, type KnownCall, readForm } from "./stripe-calls.ts"
import { chargeReply, disputeReply, intentReply, invoiceReply, listOf, subscriptionReply } from "./stripe-replies.ts"
import { unknownFields } from "./stripe-types.ts"

const secretKey = "sk_test_standin"
const standInWebhookSecret = "whsec_standin"
const priceCents = 999

interface Request {
  readonly method: string
  readonly path: string
  readonly params: Record<string, unknown>
  readonly key: string | undefined
}

/** The outcome of a request, by its number. A failure is also an answer: for the same key, Stripe returns it again. */
export type Mishap = "cut" | "fail" | "hang" | "doneAndFail"

export class StripeStandIn {
  readonly records = new Map<string, SandboxRecord>()
  readonly requests: Request[] = []
  /** Every error in our requests. A test ends with none. */
  readonly faults: string[] = []
  readonly addresses = new Map<string, string>()
  mishap: (request: Request, index: number) => Mishap | null = () => null
  readonly #answers = new Map<string, { print: string; answer: StripeAnswer }>()
  readonly #events: { type: string; object: object; at: Date }[] = []
  readonly #now: () => Date
  url = ""

  constructor(now: () => Date) {
    this.#now = now
  }

  /** The environment that makes our server talk to it. */
  get env(): Record<string, string> {
    return {
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: "pk_test_standin",
      STRIPE_WEBHOOK_SECRET: standInWebhookSecret,
      STRIPE_PRICE_ID: "price_launch",
      STRIPE_API_BASE: this.url,
    }
  }

  /** The customer's part, which happens between the browser and Stripe. */
  pay(clientSecret: string, { email = "payer@shop.example", cardNumber = "4242424242424242" } = {}): void {
    const record = [...this.records.values()].find(({ payments }) =>
      payments.some((payment) => payment.clientSecret === clientSecret),
    )
    const payment = record?.payments.find((row) => row.clientSecret === clientSecret)
    if (record === undefined || payment === undefined) throw new Error("there is no such client secret")
    if (payment.status === "canceled") throw new Error("this payment was cancelled")
    this.#save(settle({ ...record, email, cardNumber }, payment, this.#now()), "invoice.paid", payment.id)
  }

  /** The actions of a bank, an operator or Stripe's own pages. */
  change(id: string, change: (record: SandboxRecord) => SandboxRecord, type = "customer.subscription.updated"): void {
    const record = this.records.get(id)
    if (record === undefined) throw new Error(`there is no ${id}`)
    this.#save(change(record), type, record.payments.at(-1)?.id ?? null)
  }

  letPass(): void {
    for (const record of this.records.values()) {
      const { record: later, happenings } = advance(record, this.#now())
      for (const { type, paymentId } of happenings) this.#save(later, type, paymentId)
    }
  }

  /** Returns the events so far, signed as they are delivered. */
  takeEvents(): { body: string; signature: string }[] {
    return this.#events.splice(0).map(({ type, object, at }) => {
      const created = Math.floor(at.getTime() / 1000)
      const id = `evt_${randomBytes(8).toString("hex")}`
      const body = JSON.stringify({ id, object: "event", type, created, data: { object } })
      return { body, signature: signEvent(body, standInWebhookSecret, this.#now()) }
    })
  }

  #save(record: SandboxRecord, type: string, paymentId: string | null): void {
    this.records.set(record.id, record)
    const { id, customerId: customer } = record
    const object = type.startsWith("customer.subscription.")
      ? { id, object: "subscription", customer }
      : type.startsWith("invoice.")
        ? { id: `in_${paymentId}`, object: "invoice", customer, parent: { subscription_details: { subscription: id } } }
        : { id: `ch_${paymentId}`, object: "charge", customer, payment_intent: paymentId }
    this.#events.push({ type, object, at: this.#now() })
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ""
    for await (const chunk of request) text += String(chunk)
    const url = new URL(request.url ?? "/", "http://stripe")
    const key = request.headers["idempotency-key"]
    const sent: Request = {
      method: request.method ?? "GET",
      path: url.pathname,
      params: readForm(text || url.searchParams.toString()),
      key: typeof key === "string" ? key : undefined,
    }
    const mishap = this.mishap(sent, this.requests.push(sent) - 1)
    const failure = refusal(500, "api_error", "something broke")
    if (mishap === "fail") return reply(response, failure)
    const answer = this.#answer(sent, request.headers.authorization)
    if (mishap === "doneAndFail") {
      const known = this.#answers.get(sent.key ?? "")
      if (known !== undefined) this.#answers.set(sent.key ?? "", { ...known, answer: failure })
      return reply(response, failure)
    }
    if (mishap === "cut") return void response.destroy()
    if (mishap !== "hang") reply(response, answer)
  }

  #answer(sent: Request, authorization: string | undefined): StripeAnswer {
    if (authorization !== `Bearer ${secretKey}`) return refusal(401, "invalid_request_error", "wrong key")
    const call = findCall(sent.method, sent.path)
    if (call === null) return this.#fault(sent, ["there is no such call"])
    const faults = faultsOfCall(sent, call)
    if (faults.length > 0) return this.#fault(sent, faults)
    if (sent.key === undefined || sent.method === "GET") return this.#checked(call, this.#perform(call, sent))
    const print = createHash("sha256")
      .update(JSON.stringify([sent.method, sent.path, sent.params]))
      .digest("hex")
    const known = this.#answers.get(sent.key)
    if (known === undefined) {
      const answer = this.#checked(call, this.#perform(call, sent))
      this.#answers.set(sent.key, { print, answer })
      return answer
    }
    return known.print === print ? known.answer : this.#fault(sent, ["this key was used for another request"])
  }

  #fault({ method, path }: Request, faults: string[]): StripeAnswer {
    this.faults.push(...faults.map((fault) => `${method} ${path}: ${fault}`))
    return refusal(400, "invalid_request_error", faults.join("; "))
  }

  /** The stand-in may not return what the real one would not. */
  #checked({ row }: KnownCall, answer: StripeAnswer): StripeAnswer {
    if (answer.status !== 200) return answer
    const objects: unknown[] = row.isList ? Object(answer.body).data : [answer.body]
    for (const object of objects)
      for (const field of unknownFields(Object(object), { file: row.file, name: row.reply }))
        this.faults.push(`the stand-in's ${row.reply} has ${field}`)
    return answer
  }

  #perform({ row, id }: KnownCall, { method, path, params }: Request): StripeAnswer {
    const expand = Object.values(Object(params.expand)).map(String)
    const record = this.records.get(id)
    switch (`${method} ${row.reply}`) {
      case "POST Customer":
        if (id !== "") this.addresses.set(id, String(params.email))
        return ok({ id: id || `cus_${randomBytes(6).toString("hex")}`, object: "customer" })
      case "GET Price":
        return id === "price_launch"
          ? ok({ id, object: "price", currency: "usd", unit_amount: priceCents, recurring: { interval: "month" } })
          : missing(id)
      case "POST Session":
        return ok({ id: "bps_1", object: "billing_portal.session", url: "https://billing.stripe.example/p/1" })
      case "GET Subscription":
        if (row.isList) return ok(listOf(this.#of(params.customer).map((found) => subscriptionReply(found, expand))))
        return record === undefined ? missing(id) : ok(subscriptionReply(record, expand))
      case "POST Subscription":
        return id === "" ? ok(subscriptionReply(this.#begin(params), expand)) : this.#update(record, params)
      case "DELETE Subscription":
        return record === undefined ? missing(id) : this.#end(record)
      case "GET Invoice":
        return ok(
          listOf(
            (this.records.get(String(params.subscription))?.payments ?? []).map((row) => invoiceReply(row, expand)),
          ),
        )
      case "GET Charge":
        return ok(
          listOf(
            this.#of(params.customer).flatMap((found) =>
              found.payments.filter(({ paidAt }) => paidAt !== null).map((payment) => chargeReply(found, payment)),
            ),
          ),
        )
      case "GET Dispute":
        return ok(
          listOf(
            [...this.records.values()]
              .flatMap(({ payments }) => payments)
              .filter((payment) => `ch_${payment.id}` === params.charge && payment.dispute !== null)
              .map(disputeReply),
          ),
        )
      case "GET PaymentIntent": {
        const owner = [...this.records.values()].find((found) => paymentOf(found, id) !== undefined)
        return owner === undefined ? missing(id) : ok(intentReply(owner, id))
      }
      case "POST Refund":
        return this.#refund(String(params.payment_intent))
      default:
        throw new Error(`${method} ${path} is not played`)
    }
  }

  #of(customer: unknown): SandboxRecord[] {
    return [...this.records.values()].filter(({ customerId }) => customerId === customer)
  }

  #begin(params: Record<string, unknown>): SandboxRecord {
    const at = this.#now()
    const record: SandboxRecord = {
      id: `sub_${randomBytes(6).toString("hex")}`,
      customerId: String(params.customer),
      priceId: String(Object(Object(params.items)[0]).price),
      amountCents: priceCents,
      status: "incomplete",
      createdAt: at,
      periodStart: at,
      periodEnd: monthsAfter(at, 1),
      periods: 1,
      cancelAtPeriodEnd: false,
      endedAt: null,
      retryAt: null,
      retries: 0,
      email: null,
      cardNumber: null,
      payments: [makePayment(priceCents, 1)],
    }
    this.#save(record, "customer.subscription.created", null)
    return record
  }

  #update(record: SandboxRecord | undefined, params: Record<string, unknown>): StripeAnswer {
    if (record === undefined) return missing("")
    if (record.endedAt !== null) return refusal(400, "invalid_request_error", "it was cancelled")
    const changed = { ...record, cancelAtPeriodEnd: params.cancel_at_period_end === "true" }
    this.#save(changed, "customer.subscription.updated", null)
    return ok(subscriptionReply(changed, []))
  }

  #end(record: SandboxRecord): StripeAnswer {
    if (record.endedAt !== null) return missing(record.id)
    const ended = endAt(record, this.#now()).record
    this.#save(ended, "customer.subscription.deleted", null)
    return ok(subscriptionReply(ended, []))
  }

  #refund(id: string): StripeAnswer {
    const record = [...this.records.values()].find((found) => paymentOf(found, id) !== undefined)
    const payment = record === undefined ? undefined : paymentOf(record, id)
    if (record === undefined || payment?.paidAt == null) return missing(id)
    if (payment.refundedCents > 0) return refusal(400, "invalid_request_error", "again", "charge_already_refunded")
    this.#save(changePayment(record, id, { refundedCents: payment.amountCents }), "charge.refunded", id)
    return ok({ id: "re_1", object: "refund" })
  }
}

/** A stand-in that ends with the test. */
export async function openStripeStandIn(now: () => Date): Promise<StripeStandIn> {
  const standIn = new StripeStandIn(now)
  const server = createServer((request, response) => {
    standIn.handle(request, response).catch((error: unknown) => {
      standIn.faults.push(String(error))
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  standIn.url = `http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return standIn
}
