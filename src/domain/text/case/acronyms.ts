import { wordSet } from "../words/word-set.ts"
import { initials } from "./names/initials.ts"

/** Always in capitals: electronics, computing, trades, sizes, materials, papers and places. */
const wellKnown = wordSet(`
  QWERTY QWERTZ AZERTY UPF UPF50 BECE WASSCE PB GCE WAEC NECO JAMB GCSE NDIS
  USB HDMI VGA DVI LED LCD OLED QLED AMOLED SNES NES NTSC PAL VPN PDF GPS SSD HDD NAS RAM ROM CPU GPU DVD CD VHS TV HD
  FHD UHD HDR SDR API CSV JSON XML HTML CSS SEO UI UX FAQ NFC RFID OTG SD SDHC SDXC SIM FM AM DAB AUX RGB RCA XLR MIDI
  BNC SLR DSLR TLR ISO RAW JPG JPEG PNG GIF SVG MP3 MP4 MKV AVI WAV AI AR VR IP IR LAN WLAN WAN DNS URL HTTP HTTPS SMS
  MMS QR PIN ATM POS ERP CRM PC CRT PSP PS1 PS2 PS3 PS4 PS5 GBA NDS DS LG HP IBM BMW GMC VW JBL AEG KTM GE TCL JVC
  AMD MSI DJI HTC ASUS DKNY YSL NFL NBA NHL MLB FIFA UEFA NASA
  4WD AWD FWD RWD ABS ECU OBD OBD2 EGR PCV HVAC AC DC RPM PSI BTU EV PHEV SUV RV ATV UTV VIN MOT DVSA DVLA ECM TCM CV HID
  IBC USD EUR GBP AUD NZD CAD CHF ZAR
  UK USA US NSW QLD DAF WWI WWII EU UAE NYC LA DC NZ
  PVC PET PU TPU ABS EVA HDPE LDPE PLA PETG PTFE MDF OSB CNC UV BPA PFAS PFOA VOC DIY OEM ODM SKU UPC EAN ISBN ASIN MPN
  USDOT FLAC OGG AAC WAV XS XL XXL XXXL XXS 2XL 3XL 4XL 5XL OS
  FDA USDA EPA CE FCC UL ETL REACH ASTM ANSI OSHA NSF FSC GOTS OEKO PETA SPF HEPA MERV IPX4 IPX7 GMP HACCP ISO9001
  CBD THC ADHD ASD CPR PPE DNA BBQ RSVP ASAP FYI ETA COD DOA OBO LLC LLP PLC CEO HR PR PE PT GCSE SAT ACT GRE IELTS
  TOEFL ESL TEFL MBA USPS UPS DHL FBA FBM VAT GST EFT NRI AAT PBT AKC NIB NOS NWT NWOT BNIB GSM PSU EDC EMT EMF LGBT LGBTQ
  DBS CRB PVG PSA CQC NHS AQA OCR IGCSE UVA UVB CCTV BMX MTB UPVC VHF PCB EPDM RSPCA IPL NICEIC NVQ BTEC FENSA CSCS HGV
  DCC SATB SACE ATAR VCE NCEA QCE WACE HSC LSAT MCAT GMAT UCAT GED RYA STCW PFD GPX TPI BSP BSPT NPT UNF UNC SAE
  3D 2D OO LXT HMRC IRS ATO CRA MIG TIG SDS HSS TCT VDC VAC LPG CNG AGM UPS PTO DJ EP LP EDM RPG FPS MMO NPC DLC MOC BJJ MMA
  PVA SWR GWR LNER LMS DSLR WAV PTT EFHW QRP VOIP HRT CPAP KVA AVR UHF SSB SLA GRP GFRP CFRP NBR FKM SBR HPL
`)

/** Always in capitals, among them the initials of exams, authorities, trades and files. */
export const acronyms: ReadonlySet<string> = new Set([...wellKnown, ...initials])

/** Acronyms that are also words, or too short to recognize, in lowercase. */
const wordsToo = wordSet(`
  it us am pm pet ai ar pin raw act sat reach ups pal nes cat la os ac dc pc pr pe pt ds ce hr ee cod ram sim ip ir ge ui ux
  rpm psi gsm ep lp dj pos eta hid tcm vin mot cv abs can ads iso sat lan wan avi vac ora rom ram dab ii ups gif emf
  edc moc dal moss ms ml oz sa nos nib fm vat
`)

/** The acronym of a lowercase word, if unambiguous: "usb" is one, "pin" is not. */
export function acronymOf(low: string): string | undefined {
  const upper = low.toUpperCase()
  return acronyms.has(upper) && !wordsToo.has(low) ? upper : undefined
}

/** Exact case: "USB", not "usb". */
export const isAcronym = (word: string): boolean => acronyms.has(word)

/** Regions after a town outside the United States: "Saskatoon, SK" and "Geelong, VIC". */
export const regionCodes = wordSet(`
  AB BC MB NB NL NS NT NU ON PE QC SK YT NSW QLD TAS VIC
`)

/** Two-letter codes after a place: "Asheville, NC". */
export const stateCodes = wordSet(`
  AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI
  SC SD TN TX UT VT VA WA WV WI WY DC
`)
