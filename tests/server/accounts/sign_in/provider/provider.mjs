// OpenID Connect provider for tests: oidc-provider, at which everybody may log in under any name.
//
//   node provider.mjs PORT CLIENT SECRET      tells its address (the issuer) in one line; port 0 takes a free one
//
// What a provider that lies or has been broken into would say is asked of it by POST /crooked: claims of the
// next ID token that are others, or how else it is signed. By POST /rotated its key is another from now on.

import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

const [port, clientId, clientSecret] = process.argv.slice(2);

/** A fresh private key by which ID tokens are signed. */
async function newKey(kid) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' };
}

const own = await newKey('first');
const others = await newKey('first');
let rotated;
let crooked;

const server = createServer((request, response) => callback(request, response));
await new Promise((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [`${issuer}/none`] }],
  claims: { openid: ['sub'], profile: ['preferred_username'] },
  cookies: { keys: ['a key of no importance'] },
  features: { devInteractions: { enabled: true } },
  jwks: { keys: [own] },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ sub: id, preferred_username: id.replaceAll('_', ' ') }),
  }),
});

// On whichever port a server under test listens.
provider.Client.prototype.redirectUriAllowed = (uri) =>
  /^http:\/\/127\.0\.0\.1:\d+\/sign-in$/.test(uri);

provider.use(async (context, next) => {
  if (context.path === '/crooked' || context.path === '/rotated') {
    const chunks = [];
    for await (const chunk of context.req) chunks.push(chunk);
    if (context.path === '/rotated') rotated = await newKey('second');
    else crooked = JSON.parse(Buffer.concat(chunks).toString());
    context.body = {};
    return;
  }
  await next();
  if (context.oidc?.route === 'jwks' && rotated) {
    const { kty, kid, n, e } = rotated;
    context.body = { keys: [{ kty, kid, n, e, use: 'sig', alg: 'RS256' }] };
  }
  if (context.oidc?.route === 'token' && context.body?.id_token) await alter(context.body);
});

/** Sign an ID token anew, as it is wanted. */
async function alter(answer) {
  const { claims = {}, signed = rotated ? 'rotated' : undefined } = crooked ?? {};
  crooked = undefined;
  if (signed === undefined && Object.keys(claims).length === 0) return;
  const said = JSON.parse(Buffer.from(answer.id_token.split('.')[1], 'base64url').toString());
  answer.id_token = await signedAnew({ ...said, ...claims }, signed);
}

async function signedAnew(claims, how) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  if (how === 'not at all') return `${part({ alg: 'none' })}.${part(claims)}.`;
  if (how === 'by the secret') {
    const secret = new TextEncoder().encode(clientSecret.padEnd(32, '\0'));
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);
  }
  const key = how === 'rotated' ? rotated : how === 'by others' ? others : own;
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key);
}

const callback = provider.callback();
process.stdout.write(`${issuer}\n`);
