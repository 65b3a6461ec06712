import { Tokenizer } from "htmlparser2"

const nothing = () => {}

/** Only splits a page into tokens. */
export function tokenizeOnly(page: string): void {
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ...{ onattribdata: nothing, onattribentity: nothing, onattribend: nothing, onattribname: nothing },
      ...{ oncdata: nothing, onclosetag: nothing, oncomment: nothing, ondeclaration: nothing, onend: nothing },
      ...{ onopentagend: nothing, onopentagname: nothing, onprocessinginstruction: nothing },
      ...{ onselfclosingtag: nothing, ontext: nothing, ontextentity: nothing },
    },
  )
  tokenizer.write(page)
  tokenizer.end()
}
