import { countries } from '@/content/countries';
import { foldedName, namesOf } from '@/content/countryNames';
import { addressLines, inOneLine } from './partyAddress';

describe('the address of a party on paper', () => {
  it.each<[address: string, country: string, lines: string[]]>([
    ['Am Sandtorkai 5', 'Germany', ['Am Sandtorkai 5', 'Germany']],
    ['Am Sandtorkai 5\n20457 Hamburg', 'Germany', ['Am Sandtorkai 5', '20457 Hamburg', 'Germany']],
    [' 1 Quay \r\n\n  3011 Rotterdam\n', 'Netherlands', ['1 Quay', '3011 Rotterdam', 'Netherlands']],
    ['', 'Ghana', ['Ghana']],
    [' \n ', 'Ghana', ['Ghana']],
    ['شارع الملك فهد، الرياض', 'Saudi Arabia', ['شارع الملك فهد، الرياض', 'Saudi Arabia']],
    ['1 Dock', 'Atlantis', ['1 Dock', 'Atlantis']],
  ])('ends with its country: %j', (address, country, lines) => {
    expect(addressLines(address, country)).toEqual(lines);
  });

  it.each<[address: string, country: string]>([
    ['12 Harbour Road, Tema, Ghana', 'Ghana'],
    ['12 Harbour Road\nTema\nGHANA.', 'Ghana'],
    ['1 Quay, Rotterdam, The Netherlands', 'Netherlands'],
    ['1 Quay, Rotterdam, Holland', 'Netherlands'],
    ['1 Quay, Rotterdam, Nederland', 'Netherlands'],
    ['1 Quay, Rotterdam, NL', 'Netherlands'],
    ['Am Sandtorkai 5, 20457 Hamburg Deutschland', 'Germany'],
    ["4 Rue Neuve, Abidjan, Cote d'Ivoire", 'Ivory Coast'],
    ['350 5th Ave, New York, NY 10118, U.S.A.', 'United States of America'],
    ['350 5th Ave, New York, NY 10118 USA', 'United States of America'],
    ['350 5th Ave\nNew York\nUnited States', 'United States of America'],
    ['221b Baker Street, London, England', 'United Kingdom'],
    ['東京都千代田区丸の内一丁目、日本', 'Japan'],
    ['شارع الملك فهد، الرياض، المملكة العربية السعودية', 'Saudi Arabia'],
    ['1 Dock, Poseidonis, ATLANTIS', 'Atlantis'],
  ])('does not repeat a country that it names at its end: %j', (address, country) => {
    expect(addressLines(address, country)).toEqual(address.split('\n'));
  });

  it.each<[address: string, country: string]>([
    ['12 Rue de France', 'France'],
    ['Avenida Peru 5, Lima', 'Peru'],
    ['500 Main St, Santa Monica CA', 'Canada'],
    ['1 Quay, Rotterdam, Netherlands', 'Ghana'],
    ['Netherlands House, 3 Ring Road, Accra', 'Ghana'],
    ['1 Oman Street, Newcastle', 'Oman'],
  ])('takes no street, state or other country for its country: %j', (address, country) => {
    expect(addressLines(address, country)).toEqual([address, country]);
  });

  it('is in one line where there is no room for more', () => {
    expect(inOneLine(addressLines('Am Sandtorkai 5,\n20457 Hamburg', 'Germany'))).toBe(
      'Am Sandtorkai 5, 20457 Hamburg, Germany',
    );
  });
});

it('has no two countries of one name', () => {
  const names = countries.flatMap(({ name }) => namesOf(name));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  for (const { name } of countries) expect(namesOf(name)).toContain(foldedName(name));
});
