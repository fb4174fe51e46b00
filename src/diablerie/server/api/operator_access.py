"""Operator access: who may do what a host must, known by a token of their own and by nothing else."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from ...rejection import Rejection
from ..accounts.sessions import digest
from .client_address import address_of
from .dependencies import TheServices


async def operator_of(connection: HTTPConnection, services: TheServices) -> str:
    """The name of the operator who asks, by `Authorization: Bearer`.

    Raises Rejection: not-found where there is no operator, too-many for an address from which too many wrong
    tokens have come, unauthenticated for no token or a wrong one.
    """
    operators = services.settings.operators
    if not operators:
        detail = "this server has no operator: DIABLERIE_OPERATOR_TOKEN makes one"
        raise Rejection("not-found", "no-operator", detail)
    address = address_of(connection)
    services.limiter.demand_left("operator", address)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    given = digest(token.strip()) if scheme.lower() == "bearer" else ""
    # All are compared, each in a time that tells nothing of where they differ.
    found = [name for name, kept in operators if hmac.compare_digest(kept, given)]
    if not found:
        services.limiter.count("operator", address)
        raise Rejection("unauthenticated", "not-the-operator", "no operator has this token")
    return found[0]


TheOperator = Annotated[str, Depends(operator_of)]
