import * as z from "zod/mini"
import type { Call, CallReply } from "../../contract/call.ts"
import { type Border, browserBorder } from "./border.ts"
import { type LooseInput, request, type SendInput } from "./request.ts"

type PagedCall = Call & { readonly isPaged: true }

export interface Page<Items> {
  readonly page: Items
  /** The `cursor` parameter for the next page; null on the last one. */
  readonly nextCursor: string | null
}

type SendPage = <C extends PagedCall>(call: C, ...input: SendInput<C>) => Promise<Page<CallReply<C>>>

export function makeSendPage(border: Border): SendPage {
  function sendPage<C extends PagedCall>(call: C, ...input: SendInput<C>): Promise<Page<CallReply<C>>>
  async function sendPage(call: PagedCall, input: LooseInput = {}): Promise<Page<unknown>> {
    const answer = await request(border, call, { input })
    const body: unknown = await answer.json()
    return {
      page: typeof call.reply === "string" ? undefined : z.parse(call.reply, body),
      nextCursor: answer.headers.get("x-next-cursor"),
    }
  }
  return sendPage
}

export const sendPage = makeSendPage(browserBorder)
