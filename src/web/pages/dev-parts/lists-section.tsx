import { useState } from "react"
import { Field } from "../../parts/fields/field.tsx"
import { Disclosure } from "../../parts/layout/disclosure.tsx"
import { HighlightedText } from "../../parts/marked-text/highlighted-text.tsx"
import { MarkedTextArea } from "../../parts/marked-text/marked-text-area.tsx"
import { ChipList } from "../../parts/pickers/chip-list.tsx"
import { RowList } from "../../parts/rows/row-list.tsx"
import { Specimen, SpecimenSection } from "./specimen-section.tsx"

const tagLimit = { max: 20, unit: "characters", measure: (tag: string) => tag.length }
const lineLimit = { max: 60, unit: "characters", measure: (line: string) => line.length }
const claim = "award-winning"

/** Lists of items, and texts with highlights. */
export function ListsSection() {
  const [tags, setTags] = useState<readonly string[]>(["oak shelf", "wall shelf", "floating shelf for the hall", claim])
  const [lines, setLines] = useState<readonly string[]>(["Solid oak, oiled", "Held by two screws, which come with it"])
  const [text, setText] = useState("Oak shelf, award-winning, oiled by hand, for hall and kitchen")
  const at = text.indexOf(claim)
  return (
    <SpecimenSection id="lists" title="Lists and marked texts">
      <Specimen name="Chip list: one too long, one marked; locked">
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          <Field label="Tags" help="Enter or a comma adds one.">
            <ChipList
              itemName="tag"
              items={tags}
              onChange={setTags}
              limit={tagLimit}
              isMarked={(tag) => tag === claim}
            />
          </Field>
          <Field label="Tags, locked">
            <ChipList
              itemName="tag"
              items={["oak shelf", "wall shelf"]}
              onChange={() => {}}
              limit={tagLimit}
              isReadOnly
            />
          </Field>
        </div>
      </Specimen>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <Specimen name="Row list">
          <Field label="Highlights">
            <RowList itemName="highlight" items={lines} onChange={setLines} limit={lineLimit} />
          </Field>
        </Specimen>
        <Specimen name="Marked text area: one line, with a mark and a cut">
          <Field label="Title, marked">
            <MarkedTextArea
              isOneLine
              value={text}
              onChange={setText}
              marks={at < 0 ? [] : [{ start: at, end: at + claim.length }]}
              cutAt={40}
            />
          </Field>
        </Specimen>
        <Highlights />
        <Specimen name="Disclosure">
          <Disclosure summary="What earns the rest">
            <p className="text-ink-soft">Name the material in the first forty characters.</p>
          </Disclosure>
        </Specimen>
      </div>
    </SpecimenSection>
  )
}

const Highlights = () => (
  <Specimen name="Highlighted text">
    <p>
      <HighlightedText
        text="Speckled stoneware mug, 12 oz"
        ranges={[
          [9, 18],
          [24, 29],
        ]}
      />
    </p>
  </Specimen>
)
