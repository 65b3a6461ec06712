import type { Call } from "../../contract/call.ts"
import { type Border, browserBorder } from "./border.ts"
import { ConnectionLost } from "./connection-lost.ts"
import { type LooseInput, request, type SendInput } from "./request.ts"

type FileCall = Call & { readonly reply: "file" }

export interface DownloadedFile {
  readonly fileName: string
  readonly blob: Blob
  /** Cells that its platform requires and that are empty. */
  readonly missing: readonly string[]
}

type Download = <C extends FileCall>(call: C, ...input: SendInput<C>) => Promise<DownloadedFile>

export function makeDownload(border: Border): Download {
  function download<C extends FileCall>(call: C, ...input: SendInput<C>): Promise<DownloadedFile>
  async function download(call: FileCall, input: LooseInput = {}): Promise<DownloadedFile> {
    const { headers, blob } = await fetchWhole(border, call, input)
    const missing = headers.get("x-missing-cells") ?? ""
    return {
      fileName: readFileName(headers.get("content-disposition") ?? ""),
      blob,
      missing: missing === "" ? [] : missing.split(",").map(decode),
    }
  }
  return download
}

/** Fetches a file with its name; `saveFile` passes it to the browser. */
export const download = makeDownload(browserBorder)

async function fetchWhole(border: Border, call: Call, input: LooseInput): Promise<{ headers: Headers; blob: Blob }> {
  const answer = await request(border, call, { input })
  try {
    return { headers: answer.headers, blob: await answer.blob() }
  } catch (error) {
    throw error instanceof TypeError ? new ConnectionLost(error) : error
  }
}

/** The name in any language (RFC 5987) if there is one, otherwise the plain one. */
function readFileName(disposition: string): string {
  const [, encoded] = /;\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition) ?? []
  if (encoded !== undefined) return decode(encoded)
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? []
  return quoted?.replaceAll(/\\(.)/g, "$1") ?? bare ?? "download"
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
