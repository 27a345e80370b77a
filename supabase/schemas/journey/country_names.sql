-- What countries are called by those who write them: codes of ISO 3166-1, official and former names, short ones, common mistakes,
-- and their own. The third of a line is the name that the forms and the gazetteer have. src/content/countriesByName.ts has the same.

-- A name without what people write in one way or another: case, accents, signs, articles, and how "Saint" and "and" are spelled.
create function private.bare_name(name text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(replace(regexp_replace(private.folded(name), '\mst\M\.?', 'saint', 'g'), '&', ' and '),
    '\mthe\M', ' ', 'g'), '[[:space:]!-/:-@\[-`{-~‘’´]+', '', 'g')
$$;

create table private.country_name (
  name text primary key, -- bare
  country private.required_line not null
);
alter table private.country_name enable row level security;

-- "N.A." says that there is none: it is no code here.
insert into private.country_name (name, country)
select distinct private.bare_name(written), split_part(line, '|', 3)
from string_to_table($$AD|AND|Andorra
AE|ARE|United Arab Emirates|UAE|Emirates|Abu Dhabi|Dubai|الإمارات العربية المتحدة
AF|AFG|Afghanistan|افغانستان
AG|ATG|Antigua and Barbuda|Antigua|Antigua & Barbuda
AI|AIA|Anguilla
AL|ALB|Albania|Shqipëri
AM|ARM|Armenia|Հայաստան
AO|AGO|Angola
AQ|ATA|Antarctica
AR|ARG|Argentina
AS|ASM|American Samoa
AT|AUT|Austria|Österreich
AU|AUS|Australia|Commonwealth of Australia
AW|ABW|Aruba
AX|ALA|Åland Islands|Aland
AZ|AZE|Azerbaijan|Azərbaycan
BA|BIH|Bosnia and Herzegovina|Bosnia|Bosnia-Herzegovina|Bosna i Hercegovina
BB|BRB|Barbados
BD|BGD|Bangladesh|East Pakistan|বাংলাদেশ
BE|BEL|Belgium|België|Belgique|Belgien
BF|BFA|Burkina Faso|Upper Volta
BG|BGR|Bulgaria|BUL|България
BH|BHR|Bahrain|البحرين
BI|BDI|Burundi
BJ|BEN|Benin|Dahomey
BL|BLM|Saint Barthélemy|St. Barts|St. Barthélemy
BM|BMU|Bermuda
BN|BRN|Brunei|Brunei Darussalam
BO|BOL|Bolivia|Bolivia, Plurinational State of|Plurinational State of Bolivia
BQ|BES|Caribbean Netherlands|Bonaire, Sint Eustatius and Saba|Bonaire
BR|BRA|Brazil|Brasil
BS|BHS|Bahamas|The Bahamas
BT|BTN|Bhutan
BV|BVT|Bouvet Island
BW|BWA|Botswana|Bechuanaland
BY|BLR|Belarus|Byelorussia|Belorussia|Беларусь
BZ|BLZ|Belize|British Honduras
CA|CAN|Canada
CC|CCK|Cocos (Keeling) Islands|Cocos Islands|Keeling Islands
CD|COD|Democratic Republic of the Congo|Congo, Democratic Republic of the|DR Congo|DRC|Congo-Kinshasa|Congo (DRC)|Zaire
CF|CAF|Central African Republic|CAR|République centrafricaine
CG|COG|Republic of the Congo|Congo-Brazzaville|Congo Republic
CH|CHE|Switzerland|Swiss Confederation|Schweiz|Suisse|Svizzera|Svizra
CI|CIV|Ivory Coast|Côte d'Ivoire|Ivory Cost
CK|COK|Cook Islands|The Cook Islands
CL|CHL|Chile
CM|CMR|Cameroon|Cameroun|The Cameroons
CN|CHN|China|PRC|P.R. China|China PR|People's Republic of China|China, People's Republic of|Mainland China|中国
CO|COL|Colombia
CR|CRI|Costa Rica
CU|CUB|Cuba
CV|CPV|Cape Verde|Cabo Verde|Cape Verde Islands
CW|CUW|Curaçao
CX|CXR|Christmas Island
CY|CYP|Cyprus|Republic of Cyprus|Κύπρος|Kıbrıs
CZ|CZE|Czech Republic|Czechia|Czech Rep.|Czech|Česko
DE|DEU|Germany|Federal Republic of Germany|FRG|BRD|Bundesrepublik Deutschland|GER|West Germany|East Germany|GDR|DDR|Deutschland
DJ|DJI|Djibouti|French Somaliland|جيبوتي
DK|DNK|Denmark|DEN|Kingdom of Denmark|Danmark
DM|DMA|Dominica
DO|DOM|Dominican Republic|Dominican Rep.|República Dominicana
DZ|DZA|Algeria|الجزائر|Algérie
EC|ECU|Ecuador
EE|EST|Estonia|Eesti
EG|EGY|Egypt|Arab Republic of Egypt|مصر
EH|ESH|Western Sahara|Sahrawi Republic|Sahara Occidental
ER|ERI|Eritrea
ES|ESP|Spain|España|Espanya|Espainia
ET|ETH|Ethiopia|Abyssinia|ኢትዮጵያ
FI|FIN|Finland|Suomi
FJ|FJI|Fiji
FK|FLK|Falkland Islands|Falkland Islands (Malvinas)|Falklands|Malvinas
FM|FSM|Micronesia|Micronesia, Federated States of|Federated States of Micronesia
FO|FRO|Faroe Islands|Faeroe Islands|Faroes|Føroyar
FR|FRA|France
GA|GAB|Gabon
GB|GBR|United Kingdom|Great Britain|Britain|UK|United Kingdom of Great Britain and Northern Ireland|England|Scotland|Wales|Northern Ireland|GB-ENG|GB-SCT|GB-WLS|GB-NIR|ENG
GD|GRD|Grenada
GE|GEO|Georgia|Republic of Georgia|საქართველო
GF|GUF|French Guiana
GG|GGY|Guernsey
GH|GHA|Ghana|Gold Coast
GI|GIB|Gibraltar
GL|GRL|Greenland|Kalaallit Nunaat|Grønland
GM|GMB|Gambia|The Gambia|Republic of The Gambia
GN|GIN|Guinea|Guinée
GP|GLP|Guadeloupe|Guadelope
GQ|GNQ|Equatorial Guinea|Guinea Ecuatorial
GR|GRC|Greece|Hellas|Hellenic Republic|GRE|EL|Ελλάδα
GS|SGS|South Georgia and the South Sandwich Islands|South Georgia|South Georgia & South Sandwich Islands
GT|GTM|Guatemala
GU|GUM|Guam
GW|GNB|Guinea-Bissau|Guiné-Bissau
GY|GUY|Guyana|British Guiana
HK|HKG|Hong Kong|Hong Kong SAR|Hong Kong, China|HKSAR|Hong Kong SAR China|中國香港特別行政區|中国香港特别行政区
HM|HMD|Heard Island and McDonald Islands|Heard Island|Heard & McDonald Islands
HN|HND|Honduras
HR|HRV|Croatia|CRO|Hrvatska
HT|HTI|Haiti
HU|HUN|Hungary|Magyarország
ID|IDN|Indonesia|INA
IE|IRL|Ireland|Eire|Republic of Ireland|Irish Republic|ROI
IL|ISR|Israel|ישראל
IM|IMN|Isle of Man|Man, Isle of
IN|IND|India|भारत
IO|IOT|British Indian Ocean Territory|Chagos Islands|Diego Garcia
IQ|IRQ|Iraq|Republic of Iraq|العراق
IR|IRN|Iran|Iran, Islamic Republic of|Islamic Republic of Iran|Persia|ایران
IS|ISL|Iceland|Ísland
IT|ITA|Italy|Italia
JE|JEY|Jersey
JM|JAM|Jamaica
JO|JOR|Jordan|الأردن
JP|JPN|Japan|Nippon|Nihon|日本
KE|KEN|Kenya
KG|KGZ|Kyrgyzstan|Kirghizia|Kyrgyz Republic|Кыргызстан|Киргизия
KH|KHM|Cambodia|Kampuchea|កម្ពុជា
KI|KIR|Kiribati|Gilbert Islands
KM|COM|Comoros|The Comoros|Comores
KN|KNA|Saint Kitts and Nevis|St. Kitts and Nevis|St Kitts|Saint Kitts|St. Kitts & Nevis
KP|PRK|North Korea|Korea, Democratic People's Republic of|Democratic People's Republic of Korea|DPRK|Korea, North|Korea DPR|북한
KR|KOR|South Korea|Korea, Republic of|Republic of Korea|ROK|S. Korea|Korea, South|Korea Republic|Rep. of Korea|대한민국
KW|KWT|Kuwait|الكويت
KY|CYM|Cayman Islands|Caymans|The Cayman Islands
KZ|KAZ|Kazakhstan|Қазақстан|Казахстан
LA|LAO|Laos|Lao People's Democratic Republic|Lao PDR|ລາວ
LB|LBN|Lebanon|لبنان
LC|LCA|Saint Lucia|St. Lucia
LI|LIE|Liechtenstein
LK|LKA|Sri Lanka|Ceylon|ශ්‍රී ලංකාව|இலங்கை
LR|LBR|Liberia
LS|LSO|Lesotho|Basutoland
LT|LTU|Lithuania|Lietuva
LU|LUX|Luxembourg|Luxemburg|Lëtzebuerg
LV|LVA|Latvia|Latvija
LY|LBY|Libya|Libyan Arab Jamahiriya|ليبيا
MA|MAR|Morocco|المغرب|Maroc
MC|MCO|Monaco|Principality of Monaco
MD|MDA|Moldova|Moldova, Republic of|Republic of Moldova|Republica Moldova
ME|MNE|Montenegro|Crna Gora
MF|MAF|Saint Martin|Saint Martin (French part)|St. Martin
MG|MDG|Madagascar
MH|MHL|Marshall Islands|The Marshall Islands
MK|MKD|North Macedonia|Macedonia|FYROM|The former Yugoslav Republic of Macedonia|Republic of North Macedonia|Macedonia, FYR|The Republic of North Macedonia|Северна Македонија
ML|MLI|Mali
MM|MMR|Myanmar|Burma|Myanmar (Burma)|မြန်မာ
MN|MNG|Mongolia|Монгол
MO|MAC|Macau|Macao|Macau SAR|Macao SAR|Macao, China|Macau, China|Macao SAR China|中國澳門特別行政區|Macau, RAE da China
MP|MNP|Northern Mariana Islands|Saipan
MQ|MTQ|Martinique
MR|MRT|Mauritania|موريتانيا|Mauritanie
MS|MSR|Montserrat
MT|MLT|Malta
MU|MUS|Mauritius|Maurice
MV|MDV|Maldives|Maldive Islands
MW|MWI|Malawi|Nyasaland
MX|MEX|Mexico
MY|MYS|Malaysia|MAS
MZ|MOZ|Mozambique|Moçambique
NA|NAM|Namibia
NC|NCL|New Caledonia
NE|NER|Niger
NF|NFK|Norfolk Island
NG|NGA|Nigeria|Federal Republic of Nigeria
NI|NIC|Nicaragua
NL|NLD|Netherlands|Holland|Kingdom of the Netherlands|NED|HOL|Netherland|The Netherlands|Netherlands (Kingdom of the)|Nederland
NO|NOR|Norway|Norge|Noreg
NP|NPL|Nepal|नेपाल
NR|NRU|Nauru
NU|NIU|Niue|Niue Island
NZ|NZL|New Zealand|Aotearoa
OM|OMN|Oman|عُمان
PA|PAN|Panama
PE|PER|Peru
PF|PYF|French Polynesia|Tahiti
PG|PNG|Papua New Guinea
PH|PHL|Philippines|The Philippines|PHI|Philippine Islands|Phillipines|Philipines|Pilipinas
PK|PAK|Pakistan|پاکستان
PL|POL|Poland|Polska
PM|SPM|Saint Pierre and Miquelon|St. Pierre and Miquelon|St. Pierre & Miquelon
PN|PCN|Pitcairn Islands|Pitcairn
PR|PRI|Puerto Rico
PS|PSE|Palestine|Palestine, State of|State of Palestine|Palestinian Territories|Palestinian Territory, Occupied|West Bank|Gaza|الأراضي الفلسطينية
PT|PRT|Portugal|POR
PW|PLW|Palau|Republic of Palau
PY|PRY|Paraguay
QA|QAT|Qatar|قطر
RE|REU|Réunion|Reunion Island|La Réunion
RO|ROU|Romania|Rumania|Roumania
RS|SRB|Serbia|Republic of Serbia|Србија|Srbija
RU|RUS|Russia|Russian Federation|Russia Federation|Россия
RW|RWA|Rwanda
SA|SAU|Saudi Arabia|KSA|Kingdom of Saudi Arabia|Saudi|المملكة العربية السعودية
SB|SLB|Solomon Islands|The Solomon Islands|Solomons
SC|SYC|Seychelles
SD|SDN|Sudan|The Sudan|السودان
SE|SWE|Sweden|Sverige
SG|SGP|Singapore|Republic of Singapore|SIN|新加坡|Singapura
SH|SHN|Saint Helena, Ascension and Tristan da Cunha|Saint Helena|St. Helena
SI|SVN|Slovenia|Slovenija
SJ|SJM|Svalbard and Jan Mayen|Svalbard|Spitsbergen|Svalbard & Jan Mayen
SK|SVK|Slovakia|Slovensko
SL|SLE|Sierra Leone
SM|SMR|San Marino
SN|SEN|Senegal
SO|SOM|Somalia|Soomaaliya
SR|SUR|Suriname|Surinam|Dutch Guiana
SS|SSD|South Sudan
ST|STP|São Tomé and Príncipe|Sao Tome|Sao Tome & Principe|São Tomé e Príncipe
SV|SLV|El Salvador
SX|SXM|Sint Maarten|St. Maarten|Sint Maarten (Dutch part)|Saint Maarten
SY|SYR|Syria|Syrian Arab Republic|سوريا
SZ|SWZ|Eswatini|Swaziland|Kingdom of Eswatini
TC|TCA|Turks and Caicos Islands|Turks & Caicos|Turks & Caicos Islands
TD|TCD|Chad|Tchad|تشاد
TF|ATF|French Southern Territories
TG|TGO|Togo
TH|THA|Thailand|Siam|Kingdom of Thailand|ไทย
TJ|TJK|Tajikistan
TK|TKL|Tokelau
TL|TLS|Timor-Leste|East Timor
TM|TKM|Turkmenistan
TN|TUN|Tunisia|تونس|Tunisie
TO|TON|Tonga
TR|TUR|Turkey|Türkiye|Republic of Türkiye|Republic of Turkey
TT|TTO|Trinidad and Tobago|Trinidad|Trinidad & Tobago|Tobago
TV|TUV|Tuvalu|Ellice Islands
TW|TWN|Taiwan|Taiwan, Province of China|Taiwan, China|Republic of China|R.O.C.|Taiwan (R.O.C.)|Chinese Taipei|Formosa|台灣|台湾
TZ|TZA|Tanzania|Tanzania, United Republic of|United Republic of Tanzania|Tanganyika
UA|UKR|Ukraine|The Ukraine|Україна|Украина
UG|UGA|Uganda
UM|UMI|United States Minor Outlying Islands|US Minor Outlying Islands|U.S. Outlying Islands
US|USA|United States of America|United States|United States (USA)|The United States|America|US of A|United States America|Estados Unidos|EE.UU.|Etats-Unis|VSA|Vereinigte Staaten
UY|URY|Uruguay
UZ|UZB|Uzbekistan|Oʻzbekiston
VA|VAT|Vatican City|Holy See|Holy See (Vatican City State)|Vatican|Vatican City State|Città del Vaticano
VC|VCT|Saint Vincent and the Grenadines|St. Vincent and the Grenadines|St Vincent|Saint Vincent|St. Vincent & Grenadines
VE|VEN|Venezuela|Venezuela, Bolivarian Republic of|Bolivarian Republic of Venezuela
VG|VGB|British Virgin Islands|Virgin Islands, British|BVI
VI|VIR|U.S. Virgin Islands|Virgin Islands, U.S.|United States Virgin Islands|USVI
VN|VNM|Vietnam|Socialist Republic of Viet Nam
VU|VUT|Vanuatu|New Hebrides
WF|WLF|Wallis and Futuna|Wallis & Futuna
WS|WSM|Samoa|Western Samoa
XK|XKK|Kosovo|Republic of Kosovo|Kosova|Kosovë|XKX
YE|YEM|Yemen|اليمن
YT|MYT|Mayotte
ZA|ZAF|South Africa|RSA|Republic of South Africa|S. Africa|Suid-Afrika
ZM|ZMB|Zambia|Northern Rhodesia
ZW|ZWE|Zimbabwe|Rhodesia$$, e'\n') as line, string_to_table(line, '|') as written
where private.bare_name(written) <> 'na';

-- The name that a country has here; null if it is called by none that is known.
create function private.country_named(spelling text) returns text language plpgsql stable set search_path = '' as $$
begin
  return (select country from private.country_name where name = private.bare_name(spelling));
end $$;
