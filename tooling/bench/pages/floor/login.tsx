import { Button, Card, Field, Heading, Input, Link, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { start } from './start';

function LoginPage() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Card.Root maxW="md" mx="auto" mt="16">
      <Card.Body>
        <form onSubmit={(event) => event.preventDefault()}>
          <Stack gap="4">
            <Heading as="h1">Login</Heading>
            <Field.Root>
              <Field.Label>Email</Field.Label>
              <Input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
            </Field.Root>
            <Field.Root>
              <Field.Label>Password</Field.Label>
              <Input type="password" value={password} onChange={({ target }) => setPassword(target.value)} />
            </Field.Root>
            <Link href="/forgot-password">Forgot Password?</Link>
            <Button type="submit">Login</Button>
            <Link href="/register">Register here</Link>
          </Stack>
        </form>
      </Card.Body>
    </Card.Root>
  );
}

start(<LoginPage />);
