import { Specimen, SpecimenSection } from "./specimen-section.tsx"

const surfaces = [
  { name: "page", look: "bg-page" },
  { name: "surface", look: "bg-surface" },
  { name: "raised", look: "bg-raised" },
  { name: "sunken", look: "bg-sunken" },
  { name: "accent-soft", look: "bg-accent-soft" },
  { name: "accent", look: "bg-accent text-accent-ink" },
  { name: "good-soft", look: "bg-good-soft text-good" },
  { name: "warn-soft", look: "bg-warn-soft text-warn" },
  { name: "bad-soft", look: "bg-bad-soft text-bad" },
  { name: "bad", look: "bg-bad text-bad-ink" },
]

const scale = [
  { size: "text-4xl", weight: "font-semibold" },
  { size: "text-3xl", weight: "font-semibold" },
  { size: "text-2xl", weight: "font-semibold" },
  { size: "text-xl", weight: "font-semibold" },
  { size: "text-lg", weight: "font-semibold" },
  { size: "text-base", weight: "font-normal" },
  { size: "text-sm", weight: "font-normal" },
  { size: "text-xs", weight: "font-normal" },
]

export function PaletteSection() {
  return (
    <SpecimenSection id="tokens" title="Tokens">
      <Specimen name="Colors">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {surfaces.map(({ name, look }) => (
            <li key={name} className={`flex h-20 items-end rounded-lg border border-line p-3 text-sm ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Text on the page">
        <p>
          Ink is for what is read. <span className="text-ink-soft">Soft ink is for what supports it.</span>{" "}
          <span className="text-ink-faint">Faint ink is for help and figures.</span>{" "}
          <a href="#tokens" className="link">
            Blue is for what can be acted on
          </a>{" "}
          and for nothing else.
        </p>
      </Specimen>
      <Specimen name="Type">
        {scale.map(({ size, weight }) => (
          <p key={size} className={`truncate ${size} ${weight}`}>
            Make search simple, 1,234.50
          </p>
        ))}
      </Specimen>
    </SpecimenSection>
  )
}
