import { describe, expect, it } from 'vitest';
import { assertAllowedUrl, isPublicAddress } from './public-address.ts';

const strict = { allowsPrivateAddresses: false };

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '2606:4700::1111',
    '2001:4860:4860::8888',
  ])('accepts %s', (ip) => expect(isPublicAddress(ip)).toBe(true));

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a9fe:a9fe::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1111%eth0',
    'fec0::1',
    'ff02::1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    ' 8.8.8.8',
    '8.8.8.8\n',
    '[2606:4700::1111]',
    'localhost',
    '',
  ])('refuses %j', (ip) => expect(isPublicAddress(ip)).toBe(false));
});

describe('assertAllowedUrl', () => {
  it.each([
    'https://example.com',
    'http://example.com:8080/a?b=c#d',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://localhost.example.com/',
    'https://mylocal.example/',
    'https://127.0.0.1.example.com/',
    'https://bücher.example/',
    'https://example.com./',
  ])('accepts %s', (url) => expect(assertAllowedUrl(url, strict).href).toMatch(/^https?:/));

  const hostile = [
    '',
    'example.com',
    '//example.com',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com:70/',
    'data:text/plain,x',
    'javascript:alert(1)',
    'ws://example.com/',
    'http://',
    'http:///',
    'https://user@example.com/',
    'https://user:password@example.com/',
    'https://:password@example.com/',
    'http://example.com:25/',
    'http://example.com:22/',
    'http://example.com:6667/',
    'http://example.com:0/',
    'http://example.com:99999/',
    `https://example.com/${'a'.repeat(9000)}`,
  ];
  const local = [
    'http://127.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0/',
    'http://0.0.0.0/',
    'http://127.0.0.1./',
    'http://①②⑦.0.0.1/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::169.254.169.254]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[ff02::1]/',
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://app.localhost/',
    'http://ⓛocalhost/',
    'http://printer.local/',
    'http://printer.local./',
    'http://metadata.google.internal/',
    'http://host.docker.internal/',
    'http://router.home.arpa/',
    'http://nas.lan/',
    'http://redis/',
    'http://redis:6379/',
    'http://intranet/',
  ];

  it.each([...hostile, ...local])('refuses %s', (url) =>
    expect(() => assertAllowedUrl(url, strict)).toThrow(expect.objectContaining({ code: 'address_refused' })),
  );

  it.each(local)('accepts %s if private addresses are allowed', (url) =>
    expect(assertAllowedUrl(url, { allowsPrivateAddresses: true }).protocol).toBe('http:'),
  );

  it.each(hostile)('refuses %s even then', (url) =>
    expect(() => assertAllowedUrl(url, { allowsPrivateAddresses: true })).toThrow(expect.objectContaining({ code: 'address_refused' })),
  );

  it('does not quote the address, which may contain a secret', () => {
    expect(() => assertAllowedUrl('https://user:hunter2@example.com/', strict)).toThrow(/^(?!.*hunter2)/s);
  });
});
