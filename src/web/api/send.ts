import * as z from "zod/mini"
import type { Call, CallReply } from "../../contract/call.ts"
import { type Border, browserBorder } from "./border.ts"
import { type LooseInput, request, type SendInput } from "./request.ts"

export type Send = <C extends Call>(call: C, ...input: SendInput<C>) => Promise<CallReply<C>>

export function makeSend(border: Border): Send {
  function send<C extends Call>(call: C, ...input: SendInput<C>): Promise<CallReply<C>>
  async function send(call: Call, input: LooseInput = {}): Promise<unknown> {
    const answer = await request(border, call, { input })
    return typeof call.reply === "string" ? undefined : z.parse(call.reply, await answer.json())
  }
  return send
}

export const send = makeSend(browserBorder)
